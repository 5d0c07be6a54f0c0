import type { MigrationInterface, QueryRunner } from 'typeorm';

const CODE = 'CHARACTER SET ascii COLLATE ascii_bin';
const ZONES = "'Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'";

const INDEXES = [
  ['ix_jobs_visible', 'is_visible, created_at, id, auto_close_date'],
  ['ix_jobs_visible_type', 'is_visible, employment_type, created_at, id, auto_close_date'],
  ['ix_jobs_auto_close', 'is_active, auto_close_date'],
] as const;

const STAMPED = [
  'is_visible',
  'employment_type',
  'auto_close_date',
  'created_at',
  'search_text',
  'place_id',
  'salary_min',
  'salary_max',
  'salary_period',
];

/**
 * The time zone of a job's interview times and auto-close day. All that is there was planned in WIB and stays so: no instant
 * moves. What filters look at is stamped, and the indexes of the lists hold all that says whether a job is open.
 */
export class JobTimeZones1766085000000 implements MigrationInterface {
  name = 'JobTimeZones1766085000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['jobs', 'called_off_interviews'])
      await queryRunner.query(
        `ALTER TABLE ${table} ADD COLUMN time_zone varchar(20) ${CODE} NOT NULL DEFAULT 'Asia/Jakarta',
         ADD CONSTRAINT ck_${table}_time_zone CHECK (time_zone IN (${ZONES}))`,
      );
    await replaceIndexes(queryRunner, (columns) => `${columns}, time_zone`);
    await stampChangesOf(queryRunner, [...STAMPED, 'time_zone']);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await stampChangesOf(queryRunner, STAMPED);
    await replaceIndexes(queryRunner, (columns) => columns);
    for (const table of ['jobs', 'called_off_interviews'])
      await queryRunner.query(`ALTER TABLE ${table} DROP CONSTRAINT ck_${table}_time_zone, DROP COLUMN time_zone`);
  }
}

async function replaceIndexes(queryRunner: QueryRunner, of: (columns: string) => string): Promise<void> {
  const changes = INDEXES.map(([name, columns]) => `DROP INDEX ${name}, ADD INDEX ${name} (${of(columns)})`);
  await queryRunner.query(`ALTER TABLE jobs ${changes.join(', ')}`);
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
