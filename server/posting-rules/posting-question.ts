import type { AlikeFlags, EarlierPosting } from '../text/posting-flags/alike-postings';
import type { PostingReading } from '../text/posting-flags/posting-flags';
import type { Comparable } from '../text/posting-flags/similarity';
import type { ReadablePosting } from '../ports';

export type PostingQuestion =
  | { kind: 'read'; posting: ReadablePosting }
  | { kind: 'compare'; posting: Comparable; earlier: readonly EarlierPosting[]; now: Date };

export type PostingVerdict = PostingReading | AlikeFlags;
