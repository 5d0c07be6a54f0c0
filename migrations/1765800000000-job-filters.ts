import type { MigrationInterface, QueryRunner } from 'typeorm';
import { placeOf } from '../server/text/places/place-of';

/** A large UPDATE would be one write set of a cluster. */
const BATCH = 2_000;

/** Of a row of `interview_slots`: all that filters of jobs look at. */
const factsOf = (row: 'OLD' | 'NEW'): string =>
  `${row}.starts_at, ${row}.location_type, ${row}.is_selected = 0 AND ${row}.seats_taken < ${row}.max_applicants`;
const stampOf = (row: 'OLD' | 'NEW'): string =>
  `UPDATE jobs SET search_changed_at = GREATEST(CURRENT_TIMESTAMP(6), search_changed_at + INTERVAL 1 MICROSECOND)
   WHERE id = ${row}.job_id`;

const SEARCHED = ['is_visible', 'employment_type', 'auto_close_date', 'created_at', 'search_text'];
const FILTERED = ['place_id', 'salary_min', 'salary_max', 'salary_period'];

/**
 * The place that a job's location names. What filters look at is stamped like what searches look at, a job's interview slots
 * among it: every command that changes a slot's seats has locked its job.
 */
export class JobFilters1765800000000 implements MigrationInterface {
  name = 'JobFilters1765800000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'ALTER TABLE jobs ADD COLUMN place_id varchar(60) CHARACTER SET ascii COLLATE ascii_bin NULL',
    );
    await fillPlaces(queryRunner);
    await stampChangesOf(queryRunner, [...SEARCHED, ...FILTERED]);
    await queryRunner.query(
      `CREATE TRIGGER interview_slots_added AFTER INSERT ON interview_slots FOR EACH ROW ${stampOf('NEW')}`,
    );
    await queryRunner.query(
      `CREATE TRIGGER interview_slots_removed AFTER DELETE ON interview_slots FOR EACH ROW ${stampOf('OLD')}`,
    );
    await queryRunner.query(
      `CREATE TRIGGER interview_slots_changed AFTER UPDATE ON interview_slots FOR EACH ROW
       IF NOT ((${factsOf('NEW')}) = (${factsOf('OLD')})) THEN ${stampOf('NEW')}; END IF`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const change of ['added', 'removed', 'changed'])
      await queryRunner.query(`DROP TRIGGER interview_slots_${change}`);
    await stampChangesOf(queryRunner, SEARCHED);
    await queryRunner.query('ALTER TABLE jobs DROP COLUMN place_id');
  }
}

async function stampChangesOf(queryRunner: QueryRunner, columns: readonly string[]): Promise<void> {
  const isSame = columns.map((column) => `NEW.${column} <=> OLD.${column}`).join(' AND ');
  await queryRunner.query(
    `CREATE OR REPLACE TRIGGER jobs_search_changed BEFORE UPDATE ON jobs FOR EACH ROW
     IF NOT (${isSame})
     THEN BEGIN
         SET NEW.search_changed_at = CURRENT_TIMESTAMP(6);
         IF NEW.search_changed_at <= OLD.search_changed_at
         THEN SET NEW.search_changed_at = OLD.search_changed_at + INTERVAL 1 MICROSECOND;
         END IF;
       END;
     END IF`,
  );
}

async function fillPlaces(queryRunner: QueryRunner): Promise<void> {
  for (let last = ''; ; ) {
    const jobs = (await queryRunner.query('SELECT id, location FROM jobs WHERE id > ? ORDER BY id LIMIT ?', [
      last,
      BATCH,
    ])) as { id: string; location: string }[];
    const idsByPlace = new Map<string, string[]>();
    for (const { id, location } of jobs) {
      const place = placeOf(location)?.id;
      if (place !== undefined) idsByPlace.set(place, [...(idsByPlace.get(place) ?? []), id]);
    }
    for (const [place, ids] of idsByPlace)
      await queryRunner.query('UPDATE jobs SET place_id = ? WHERE id IN (?)', [place, ids]);
    const end = jobs.at(-1);
    if (!end) return;
    last = end.id;
  }
}
