/** A description as people write it, in parts: nothing of it is markup. */
export type DescriptionBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; lines: string[] }
  | { kind: 'list'; isNumbered: boolean; items: string[] };

const BULLET = /^(?:[-–—*]\s+|[•·▪●◦‣➢✓✔]\s*)(?=\S)/;
const NUMBER = /^\d{1,2}[.)]\s+(?=\S)/;
const LONGEST_HEADING = 60;

function itemOf(line: string): { isNumbered: boolean; text: string } | null {
  for (const [isNumbered, mark] of [
    [false, BULLET],
    [true, NUMBER],
  ] as const)
    if (mark.test(line)) return { isNumbered, text: line.replace(mark, '') };
  return null;
}

/** `What you will do:`, or letters that are all capitals. */
function isHeading(line: string): boolean {
  if (line.length > LONGEST_HEADING) return false;
  return line.endsWith(':') || (/\p{Lu}{3}/u.test(line) && line === line.toUpperCase());
}

/**
 * Headings, lists and paragraphs of a plain text, in its order and its own words: lines that begin with a dash, a dot or
 * a number are a list, a short line that ends in a colon or is in capitals is a heading.
 */
export function descriptionBlocks(text: string): DescriptionBlock[] {
  const blocks: DescriptionBlock[] = [];
  let isNew = true;
  for (const line of text.split('\n').map((each) => each.trim())) {
    const last = isNew ? undefined : blocks.at(-1);
    const item = itemOf(line);
    isNew = line === '';
    if (isNew) continue;
    if (item) {
      if (last?.kind === 'list' && last.isNumbered === item.isNumbered) last.items.push(item.text);
      else blocks.push({ kind: 'list', isNumbered: item.isNumbered, items: [item.text] });
    } else if (isHeading(line)) blocks.push({ kind: 'heading', text: line });
    else if (last?.kind === 'paragraph') last.lines.push(line);
    else blocks.push({ kind: 'paragraph', lines: [line] });
  }
  return blocks;
}
