import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Authenticator apps, their recovery codes, and when a session last showed a code. */
export class SecondFactor1765200000000 implements MigrationInterface {
  name = 'SecondFactor1765200000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE second_factors (
      account_id char(26) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      sealed_secret varchar(200) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      last_used_step int UNSIGNED NOT NULL DEFAULT 0,
      created_at datetime(3) NOT NULL,
      confirmed_at datetime(3) NULL,
      PRIMARY KEY (account_id)
    ) ENGINE=InnoDB`);
    await queryRunner.query(`CREATE TABLE recovery_codes (
      account_id char(26) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      code_hash char(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      created_at datetime(3) NOT NULL,
      used_at datetime(3) NULL,
      PRIMARY KEY (account_id, code_hash)
    ) ENGINE=InnoDB`);
    await queryRunner.query(
      'ALTER TABLE second_factors ADD CONSTRAINT fk_second_factors_account FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await queryRunner.query(
      'ALTER TABLE recovery_codes ADD CONSTRAINT fk_recovery_codes_account FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await queryRunner.query('ALTER TABLE sessions ADD proved_at datetime(3) NULL');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE sessions DROP COLUMN proved_at');
    await queryRunner.query('DROP TABLE recovery_codes');
    await queryRunner.query('DROP TABLE second_factors');
  }
}
