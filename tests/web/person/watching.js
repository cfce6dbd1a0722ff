// Before the page begins: counts the answers that are sent, and the explanations that stand there at once.
if (location.protocol.startsWith("http")) {
  const kept = (window.person = { most: 0, plays: 0, key: "", lying: {} });
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    if (String(text).includes('"type":"play"')) kept.plays++;
    return send.call(this, text);
  };
  const count = () => (kept.most = Math.max(kept.most, document.querySelectorAll("[role=tooltip]").length));
  new MutationObserver(count).observe(document, { childList: true, subtree: true });
}
