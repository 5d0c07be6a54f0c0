/** Money as screens show it: whole rupiah, dots between thousands. */

/** `1.500.000`: dots between thousands, as in Indonesia. */
export function formatThousands(amount: number): string {
  return String(Math.trunc(amount)).replace(/\B(?=(\d{3})+(?!\d))/g, '.');
}

/** `Rp 1.500.000`, with a space that does not break. Whole rupiah. */
export function formatRupiah(amount: number): string {
  return `Rp\u00a0${formatThousands(amount)}`;
}
