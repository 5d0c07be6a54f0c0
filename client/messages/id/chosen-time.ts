import { options } from '../../../domain/messages/id/options';
import type { Translation } from '../../../domain/language';
import type { chosenTime as english } from '../en/chosen-time';

export const chosenTime: Translation<typeof english> = {
  label: 'Jadwal pilihan Anda',
  gone: 'Jadwal yang Anda pilih sudah tidak tersedia.',
  noTime: 'Belum ada jadwal yang dipilih',
  minutes: '{count, plural, other {# menit}}',
  change: 'Ganti',
  choose: 'Pilih jadwal',
  places: options.locationType,
};
