import { formatRupiah } from '../../domain/money';
import classes from './figures.module.css';

/** `Rp 1.500.000`, never broken over two lines. Whole rupiah. */
export function Money({ amount }: { amount: number }) {
  return (
    <span className={classes.figures} translate="no">
      {formatRupiah(amount)}
    </span>
  );
}
