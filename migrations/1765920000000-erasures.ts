import type { MigrationInterface, QueryRunner } from 'typeorm';

const ID = 'char(26) CHARACTER SET ascii COLLATE ascii_bin';

/**
 * Who asked to be erased, and since when their profile is hidden. An erased profile keeps its row, without an account, for
 * the applications and the ledger that refer to it.
 */
export class Erasures1765920000000 implements MigrationInterface {
  name = 'Erasures1765920000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE erasures (
        id ${ID} NOT NULL,
        account_id ${ID} NOT NULL,
        open_account_id ${ID} NULL,
        role varchar(10) CHARACTER SET ascii COLLATE ascii_bin NULL,
        seeker_id ${ID} NULL,
        company_id ${ID} NULL,
        asked_by varchar(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        requested_at datetime(3) NOT NULL,
        due_at datetime(3) NOT NULL,
        closed_at datetime(3) NULL,
        cancelled_at datetime(3) NULL,
        done_at datetime(3) NULL,
        PRIMARY KEY (id),
        UNIQUE INDEX uq_erasures_open (open_account_id),
        INDEX ix_erasures_due (done_at, cancelled_at, due_at, id),
        INDEX ix_erasures_account (account_id, id),
        CONSTRAINT ck_erasures_role CHECK (role IN ('USER', 'COMPANY')),
        CONSTRAINT ck_erasures_asked_by CHECK (asked_by IN ('PERSON', 'LETTER', 'REPLAY', 'RETENTION')),
        CONSTRAINT ck_erasures_open CHECK (
          (open_account_id IS NULL) = (cancelled_at IS NOT NULL OR done_at IS NOT NULL)
          AND (open_account_id IS NULL OR open_account_id = account_id)),
        CONSTRAINT ck_erasures_end CHECK (cancelled_at IS NULL OR (closed_at IS NULL AND done_at IS NULL))
      ) ENGINE=InnoDB`,
    );
    await queryRunner.query('CREATE INDEX ix_accounts_unverified ON accounts (email_verified_at, created_at)');
    for (const table of ['seekers', 'companies']) {
      await queryRunner.query(`ALTER TABLE ${table} MODIFY account_id ${ID} NULL, ADD erasing_at datetime(3) NULL`);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['companies', 'seekers']) {
      await queryRunner.query(`ALTER TABLE ${table} DROP COLUMN erasing_at, MODIFY account_id ${ID} NOT NULL`);
    }
    await queryRunner.query('DROP INDEX ix_accounts_unverified ON accounts');
    await queryRunner.query('DROP TABLE erasures');
  }
}
