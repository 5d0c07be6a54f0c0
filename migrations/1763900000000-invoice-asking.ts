import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets one process at a time ask the payment provider for an invoice, and the next one know that it was asked. */
export class InvoiceAsking1763900000000 implements MigrationInterface {
  name = 'InvoiceAsking1763900000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE invoices ADD COLUMN asking_until datetime(3) NULL AFTER expires_at');
    await queryRunner.query(
      "ALTER TABLE invoices ADD CONSTRAINT ck_invoices_paid CHECK (status <> 'PAID' OR (paid_at IS NOT NULL AND credited_at IS NOT NULL))",
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE invoices DROP CONSTRAINT ck_invoices_paid');
    await queryRunner.query('ALTER TABLE invoices DROP COLUMN asking_until');
  }
}
