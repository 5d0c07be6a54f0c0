/**
 * What a company or a seeker was called when the row with this id was made; `present` where it still is. Each argument is
 * a column.
 */
export const nameAt = (subjectId: string, present: string, rowId: string): string =>
  `COALESCE((SELECT f.name FROM former_names f WHERE f.subject_id = ${subjectId} AND f.id >= ${rowId} ORDER BY f.id LIMIT 1), ${present})`;
