/** A position of a work experience that is written as plain text. */
export interface Position {
  /** As written: `2021–2023`, `Jan 2020 – sekarang`. */
  years: string;
  title: string;
  /** What follows it: the rest of its line after a semicolon, and the lines without years. */
  details: string[];
}

const MONTH = String.raw`(?:\p{L}{3,9}\.?\s+)?`;
const YEAR = String.raw`(?:19|20)\d{2}`;
const NOW = 'sekarang|kini|saat ini|now|present|current|today';
const RANGE = String.raw`${MONTH}${YEAR}\s*(?:[-–—]|s/d|sampai|hingga|to|until)\s*(?:${MONTH}${YEAR}|${NOW})`;
// A year alone may be a word of a sentence: only a mark beside it sets it apart.
const MARK = String.raw`\s*[:|·,;–—-]\s*`;
const FIRST = new RegExp(
  String.raw`^\(?(?:(${RANGE})\)?(?:${MARK}|\s+)|(${MONTH}${YEAR})(?:\)|${MARK}))(?=\S)(.+)$`,
  'iu',
);
const LAST = new RegExp(
  String.raw`^(.+?)(?:(?:${MARK}|\s+\(?)(${RANGE})|(?:${MARK}|\s*\()(${MONTH}${YEAR}))\)?\.?$`,
  'iu',
);
const BULLET = /^[-–—*•·▪●]\s+/;

function positionOf(line: string): Position | null {
  const first = FIRST.exec(line);
  const last = first ? null : LAST.exec(line);
  const [years, text] = first ? [first[1] ?? first[2], first[3]] : [last?.[2] ?? last?.[3], last?.[1]];
  if (!years || !text) return null;
  const [title = '', ...details] = text.trim().split(/;\s+/);
  return { years, title, details };
}

/** The positions of a text in which each begins with a line that has its years at one end; null for any other text. */
export function positionsOf(text: string): Position[] | null {
  const positions: Position[] = [];
  for (const line of text.split('\n').map((each) => each.trim().replace(BULLET, ''))) {
    if (line === '') continue;
    const position = positionOf(line);
    const last = positions.at(-1);
    if (position) positions.push(position);
    else if (last) last.details.push(line);
    // Words before the first years belong to no position.
    else return null;
  }
  return positions.length > 0 ? positions : null;
}
