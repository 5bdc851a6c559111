"""Words out (`catalog`) and words in (`listen`), with one folder of data per language."""
