import type { Translation } from '../../../domain/language';
import type { shortcuts as english } from '../en/shortcuts';

export const shortcuts: Translation<typeof english> = {
  title: 'Pintasan keyboard',
  listThem: 'Tampilkan daftar tombol',
  use: 'Gunakan tombol-tombol ini',
  close: 'Tutup',
};
