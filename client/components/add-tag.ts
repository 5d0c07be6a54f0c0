/**
 * The list with the tag in it, trimmed; the very same list when there is nothing to add. "React" and "react" are
 * one tag.
 */
export function addTag(tags: readonly string[], typed: string): readonly string[] {
  const tag = typed.trim().replace(/\s+/g, ' ');
  if (tag === '') return tags;
  const known = tags.some((other) => other.toLowerCase() === tag.toLowerCase());
  return known ? tags : [...tags, tag];
}
