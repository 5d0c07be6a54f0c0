import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Secret addresses under which calendars read the interviews of an account's role. */
export class CalendarFeeds1766110000000 implements MigrationInterface {
  name = 'CalendarFeeds1766110000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE calendar_feeds (
        account_id char(26) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        role varchar(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        secret_hash varchar(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        created_at datetime(3) NOT NULL,
        PRIMARY KEY (account_id, role),
        UNIQUE INDEX uq_calendar_feeds_secret (secret_hash),
        CONSTRAINT fk_calendar_feeds_account FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE ON UPDATE NO ACTION
      ) ENGINE=InnoDB`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE calendar_feeds');
  }
}
