import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Searches that seekers keep, to be mailed what is new. */
export class SavedSearches1765820000000 implements MigrationInterface {
  name = 'SavedSearches1765820000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE saved_searches (
        id char(26) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        seeker_id char(26) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        name varchar(60) COLLATE utf8mb4_unicode_520_ci NOT NULL,
        search varchar(100) NOT NULL,
        filter json NOT NULL,
        cadence varchar(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        created_at datetime(3) NOT NULL,
        news_since datetime(3) NOT NULL,
        next_due_at datetime(3) NULL,
        PRIMARY KEY (id),
        UNIQUE INDEX uq_saved_searches_name (seeker_id, name),
        INDEX ix_saved_searches_due (next_due_at, id),
        CONSTRAINT fk_saved_searches_seeker FOREIGN KEY (seeker_id) REFERENCES seekers (id) ON DELETE CASCADE ON UPDATE NO ACTION
      ) ENGINE=InnoDB`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE saved_searches');
  }
}
