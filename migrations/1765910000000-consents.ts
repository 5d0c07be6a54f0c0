import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people have agreed to, as rows that are only ever added. Accounts that registered before get theirs. */
export class Consents1765910000000 implements MigrationInterface {
  name = 'Consents1765910000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE consents (
        id char(26) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        account_id char(26) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        kind varchar(20) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        version varchar(20) CHARACTER SET ascii COLLATE ascii_bin NULL,
        is_given tinyint NOT NULL,
        created_at datetime(3) NOT NULL,
        PRIMARY KEY (id),
        INDEX ix_consents_account (account_id, kind, created_at, id),
        CONSTRAINT fk_consents_account FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE ON UPDATE NO ACTION
      ) ENGINE=InnoDB`,
    );
    // An account's id serves as a unique id with another first letter; a ULID of this age begins with 0.
    for (const [kind, letter] of [
      ['TERMS', '1'],
      ['PRIVACY_POLICY', '2'],
    ])
      await queryRunner.query(
        `INSERT INTO consents (id, account_id, kind, version, is_given, created_at)
         SELECT CONCAT('${letter}', SUBSTR(id, 2)), id, '${kind}', terms_version, 1, terms_accepted_at
         FROM accounts WHERE terms_accepted_at IS NOT NULL`,
      );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE consents');
  }
}
