import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Accounts whose owner has shown that the reader of the mailbox also chose the password; see Account.provenAt. Of the
 * existing ones only administrators and accounts linked to Google count as proven; the others go on unchanged until a
 * first sign-in with Google or a mailed code proves them.
 */
export class ProvenAccounts1765100000000 implements MigrationInterface {
  name = 'ProvenAccounts1765100000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE accounts ADD proven_at datetime(3) NULL');
    await queryRunner.query(
      'UPDATE accounts SET proven_at = COALESCE(email_verified_at, created_at) WHERE google_sub IS NOT NULL OR id IN (SELECT account_id FROM admins)',
    );
    await queryRunner.query(`CREATE TABLE disown_codes (
      id char(26) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      account_id char(26) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      code_hash varchar(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      created_at datetime(3) NOT NULL,
      expires_at datetime(3) NOT NULL,
      used_at datetime(3) NULL,
      PRIMARY KEY (id),
      UNIQUE INDEX uq_disown_codes_code (code_hash),
      INDEX ix_disown_codes_account (account_id, created_at)
    ) ENGINE=InnoDB`);
    await queryRunner.query(
      'ALTER TABLE disown_codes ADD CONSTRAINT fk_disown_codes_account FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE ON UPDATE NO ACTION',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE disown_codes');
    await queryRunner.query('ALTER TABLE accounts DROP COLUMN proven_at');
  }
}
