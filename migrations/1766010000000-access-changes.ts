import type { MigrationInterface, QueryRunner } from 'typeorm';

const CODE_COLUMNS = `
      id char(26) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      account_id char(26) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      code_hash varchar(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      created_at datetime(3) NOT NULL,
      expires_at datetime(3) NOT NULL,
      used_at datetime(3) NULL`;

/** Mailed codes that prove the owner, and what "This was not me" goes back to after a change of how an account is entered. */
export class AccessChanges1766010000000 implements MigrationInterface {
  name = 'AccessChanges1766010000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE owner_codes (${CODE_COLUMNS},
      PRIMARY KEY (id),
      UNIQUE INDEX uq_owner_codes_code (code_hash),
      INDEX ix_owner_codes_account (account_id, created_at)
    ) ENGINE=InnoDB`);
    await queryRunner.query(`CREATE TABLE access_changes (${CODE_COLUMNS},
      part varchar(20) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      earlier json NOT NULL,
      PRIMARY KEY (id),
      UNIQUE INDEX uq_access_changes_code (code_hash),
      INDEX ix_access_changes_account (account_id, created_at)
    ) ENGINE=InnoDB`);
    for (const table of ['owner_codes', 'access_changes'])
      await queryRunner.query(
        `ALTER TABLE ${table} ADD CONSTRAINT fk_${table}_account FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE ON UPDATE NO ACTION`,
      );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE access_changes');
    await queryRunner.query('DROP TABLE owner_codes');
  }
}
