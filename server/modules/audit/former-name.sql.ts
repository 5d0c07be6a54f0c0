/**
 * What a company or a seeker was called when the database wrote a row; `present` where it still is. Each argument is a
 * column.
 */
export const nameAt = (subjectId: string, present: string, writtenAt: string): string =>
  `COALESCE((SELECT f.name FROM former_names f WHERE f.subject_id = ${subjectId} AND f.written_at >= ${writtenAt} ORDER BY f.written_at LIMIT 1), ${present})`;
