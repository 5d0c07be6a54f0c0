import type { Translation } from '../../../domain/language';
import type { paymentFlags as english } from '../en/payment-flags';

export const paymentFlags: Translation<typeof english> = {
  UNREADABLE: { label: 'Tidak terbaca', why: 'Isinya tidak terbaca sebagai laporan pembayaran.' },
  UNKNOWN_INVOICE: { label: 'Tagihan tidak dikenal', why: 'Tidak ada tagihan dengan referensi ini.' },
  REFERENCE_MISMATCH: {
    label: 'Referensi berbeda',
    why: 'Tagihan ini milik pembayaran lain di penyedia pembayaran.',
  },
  METHOD_MISMATCH: {
    label: 'Metode berbeda',
    why: 'Dibayar dengan metode yang berbeda dari yang tercantum di tagihan.',
  },
  OPEN_PAYMENT: {
    label: 'Jumlah bebas',
    why: 'Menurut penyedia pembayaran, pembayar memilih sendiri jumlahnya. Tagihan di sini berharga tetap.',
  },
  AMOUNT_MISMATCH: { label: 'Jumlah berbeda', why: 'Jumlah yang dibayar tidak sama dengan harga tagihan.' },
  REFUND: {
    label: 'Pengembalian dana',
    why: 'Penyedia pembayaran mengembalikan dana, dan tokennya sudah ditarik kembali.',
  },
  REFUND_SHORT: {
    label: 'Pengembalian dana, kurang',
    why: 'Penyedia pembayaran mengembalikan dana, tetapi perusahaan sudah memakai sebagian tokennya: yang ditarik kembali lebih sedikit.',
  },
};
