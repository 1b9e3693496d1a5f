import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `CREATE SEQUENCE receipt_number AS bigint`,
  `ALTER TABLE payment ADD COLUMN receipt_number bigint`,
  `UPDATE payment SET receipt_number = numbered.place
    FROM (SELECT id, row_number() OVER (ORDER BY paid_at, id) AS place FROM payment WHERE status = 'succeeded') numbered
    WHERE payment.id = numbered.id`,
  `SELECT setval('receipt_number', coalesce(max(receipt_number), 0) + 1, false) FROM payment`,
  // Who may write payments need not be given the sequence as well.
  `CREATE FUNCTION number_receipt() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
    BEGIN
      NEW.receipt_number := coalesce(NEW.receipt_number, nextval('receipt_number'));
      RETURN NEW;
    END $$`,
  `CREATE TRIGGER payment_receipt_number BEFORE INSERT OR UPDATE ON payment
    FOR EACH ROW WHEN (NEW.status = 'succeeded') EXECUTE FUNCTION number_receipt()`,
  `ALTER TABLE payment
    ADD CONSTRAINT payment_receipt_number_key UNIQUE (receipt_number),
    ADD CONSTRAINT payment_receipt_number_check CHECK ((status = 'succeeded') = (receipt_number IS NOT NULL))`,
];
const DOWN = [
  `DROP TRIGGER payment_receipt_number ON payment`,
  `DROP FUNCTION number_receipt()`,
  `ALTER TABLE payment DROP COLUMN receipt_number`,
  `DROP SEQUENCE receipt_number`,
];

/** A payment that came through has a number for its receipt, whoever writes the row; the numbers may have gaps. */
export class NumberReceipts1764000000400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
