import { errors as catalogue } from '../../../domain/messages/id/errors';
import type { Translation } from '../../../domain/language';
import type { errors as english } from '../en/errors';

export const errors: Translation<typeof english> = {
  ...catalogue,
  renewedNpwp: 'Nomor lama 15 digit ditambah angka nol di depan: {renewed}',
  emptyFields: {
    fullName: 'Isi nama lengkap Anda',
    phoneNumber: 'Isi nomor telepon Anda',
    email: 'Isi alamat email Anda',
    education: 'Pilih pendidikan terakhir Anda',
    workExperience: 'Isi pengalaman kerja Anda',
    currentPassword: 'Isi kata sandi Anda saat ini',
    companyName: 'Isi nama perusahaan',
    companyAddress: 'Isi alamat perusahaan',
    industry: 'Pilih industri',
    companySize: 'Pilih ukuran perusahaan',
    title: 'Isi nama posisi',
    location: 'Isi lokasi',
    description: 'Isi deskripsi lowongan',
    venue: 'Isi tempat wawancara',
    date: 'Pilih tanggal',
    start: 'Pilih jam mulai',
    end: 'Pilih jam selesai',
  },
};
