import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Requests of people for their own data, and the files that answer them. */
export class DataExports1765911000000 implements MigrationInterface {
  name = 'DataExports1765911000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE data_exports (
        id char(26) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        account_id char(26) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        requested_on date NOT NULL,
        requested_as varchar(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        requested_at datetime(3) NOT NULL,
        due_at datetime(3) NOT NULL,
        tries int unsigned NOT NULL DEFAULT 0,
        parts_done int unsigned NOT NULL DEFAULT 0,
        parts_total int unsigned NOT NULL DEFAULT 0,
        storage_key varchar(100) CHARACTER SET ascii COLLATE ascii_bin NULL,
        byte_size int unsigned NULL,
        ended_at datetime(3) NULL,
        PRIMARY KEY (id),
        UNIQUE INDEX uq_data_exports_day (account_id, requested_on),
        INDEX ix_data_exports_due (ended_at, due_at),
        CONSTRAINT fk_data_exports_account FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE NO ACTION ON UPDATE NO ACTION
      ) ENGINE=InnoDB`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE data_exports');
  }
}
