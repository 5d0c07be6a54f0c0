import type { Translation } from '../../../domain/language';
import type { reports as english } from '../en/reports';

export const reports: Translation<typeof english> = {
  job: {
    open: 'Laporkan lowongan ini',
    neverPays:
      'Perusahaan yang sungguhan tidak pernah meminta uang dari Anda, baik untuk wawancara, pelatihan, maupun seragam. Jika diminta, laporkan.',
    question: 'Apa masalahnya dengan lowongan ini?',
    already: 'Anda sudah melaporkan lowongan ini. Tim kami sedang memeriksanya.',
  },
  company: {
    open: 'Laporkan perusahaan ini',
    question: 'Apa masalahnya dengan perusahaan ini?',
    already: 'Anda sudah melaporkan perusahaan ini. Tim kami sedang memeriksanya.',
  },
  neverNamed: 'Tim kami membaca laporan Anda. Perusahaan tidak akan pernah tahu siapa yang melapor.',
  reasons: {
    ASKS_FOR_MONEY: 'Meminta uang',
    ASKS_FOR_IDENTITY: 'Meminta data identitas atau rekening',
    NOT_AS_DESCRIBED: 'Pekerjaan tidak sesuai deskripsi',
    FAKE_COMPANY: 'Perusahaan palsu',
    DISCRIMINATION: 'Diskriminasi',
    OTHER: 'Lainnya',
  },
  text: 'Ceritakan lebih lanjut',
  textHint: 'Wajib diisi untuk “Lainnya”.',
  submit: 'Kirim laporan',
  loading: 'Memuat',
  done: 'Terima kasih. Laporan Anda sudah dikirim ke tim kami.',
  failed: 'Gagal mengirim laporan. Silakan coba lagi.',
};
