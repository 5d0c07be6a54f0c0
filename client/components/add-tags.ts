import { cleanLine } from '../../domain/text';

/**
 * The list with the tags that were typed with commas between, trimmed and cut at the limit; the very same list when
 * there is nothing to add. "React" and "react" are one tag.
 */
export function addTags(tags: readonly string[], typed: string, longest: number): readonly string[] {
  return typed.split(',').reduce((all, part) => {
    const tag = cleanLine(part).slice(0, longest).trimEnd();
    const known = all.some((other) => other.toLowerCase() === tag.toLowerCase());
    return tag === '' || known ? all : [...all, tag];
  }, tags);
}
