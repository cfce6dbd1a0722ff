"""Small changes of the rules, one at a time: do the tests notice?"""
