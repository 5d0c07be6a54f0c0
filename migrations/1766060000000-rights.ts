import type { MigrationInterface, QueryRunner } from 'typeorm';

const ID = 'char(26) CHARACTER SET ascii COLLATE ascii_bin';
const CODE = 'CHARACTER SET ascii COLLATE ascii_bin';

/**
 * Which version of the supplement to terms and privacy policy an account has agreed to (those from before it: none), and who
 * changed which fields of a profile when.
 */
export class Rights1766060000000 implements MigrationInterface {
  name = 'Rights1766060000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE accounts ADD COLUMN supplement_version varchar(20) ${CODE} NULL`);
    await queryRunner.query(
      `CREATE TABLE profile_corrections (
        id ${ID} NOT NULL,
        account_id ${ID} NOT NULL,
        role varchar(10) ${CODE} NOT NULL,
        fields varchar(300) ${CODE} NOT NULL,
        corrected_at datetime(3) NOT NULL,
        PRIMARY KEY (id),
        INDEX ix_profile_corrections_account (account_id, id),
        CONSTRAINT fk_profile_corrections_account FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE ON UPDATE NO ACTION
      ) ENGINE=InnoDB`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE profile_corrections');
    await queryRunner.query('ALTER TABLE accounts DROP COLUMN supplement_version');
  }
}
