import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Receipts say which VAT was in the price when it was paid; nothing was said of any before. */
export class InvoiceVat1766050000001 implements MigrationInterface {
  name = 'InvoiceVat1766050000001';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE invoices ADD COLUMN vat_percent tinyint unsigned NULL AFTER amount');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE invoices DROP COLUMN vat_percent');
  }
}
