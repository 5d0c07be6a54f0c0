import type { Translation } from '../../../domain/language';
import type { seeker as english } from '../en/seeker';

export const seeker: Translation<typeof english> = {
  titles: {
    dashboard: 'Beranda',
    profile: 'Profil',
  },
  completion: 'Kelengkapan profil',

  dashboard: {
    loadFailed: 'Gagal memuat beranda. Silakan coba lagi nanti.',
    welcome: 'Selamat datang, {name}!',
    welcomeBack: 'Selamat datang kembali, {name}!',
    lead: 'Temukan lowongan, pilih jadwal wawancara, dan lamaran Anda terkirim.',
    findJobs: 'Cari Lowongan',
    browseJobs: 'Cari Lowongan',
    completion: {
      title: 'Kelengkapan Profil',
      complete: 'Profil Anda sudah lengkap.',
      incomplete: 'Profil yang lengkap menunjukkan kemampuan Anda kepada perusahaan.',
      view: 'Lihat profil',
      fill: 'Lengkapi profil Anda',
    },
    upcoming: {
      title: 'Wawancara Mendatang',
      when: '{weekday}, {day} · {place}',
      application: '{job} di {company}',
      join: 'Ikuti Wawancara',
      joinInNewTab: 'Ikuti Wawancara (dibuka di tab baru)',
    },
    applications: { title: 'Lamaran', total: 'Total', accepted: 'Diterima' },
    activity: {
      title: 'Aktivitas',
      thisMonth: 'Lamaran bulan ini',
      pending: 'Menunggu jawaban',
      last: 'Lamaran terakhir',
      none: 'Belum ada',
    },
    recommended: {
      title: 'Rekomendasi untuk Anda',
      none: 'Saat ini tidak ada lowongan terbuka yang belum Anda lamar.',
    },
    recent: {
      title: 'Lamaran Terbaru',
      viewAll: 'Lihat semua',
      none: 'Anda belum melamar lowongan apa pun.',
      position: 'Posisi',
      company: 'Perusahaan',
      applied: 'Dilamar',
      status: 'Status',
      unknownPosition: 'Posisi tidak diketahui',
      unknownCompany: 'Perusahaan tidak diketahui',
    },
  },

  profile: {
    loadFailed: 'Gagal memuat profil. Silakan coba lagi nanti.',
    context:
      'Perusahaan melihat keahlian, pendidikan, dan pengalaman Anda lebih dulu. Identitas Anda baru ditampilkan setelah mereka menerima Anda.',
    edit: 'Ubah Profil',
    completion: 'Kelengkapan Profil',
    basic: 'Data Diri',
    professional: 'Pendidikan dan Keahlian',
    documents: 'Dokumen',
    files: 'File',
    fullName: 'Nama lengkap',
    email: 'Email',
    phoneNumber: 'Nomor telepon',
    education: 'Pendidikan',
    workExperience: 'Pengalaman kerja',
    technicalSkills: 'Keahlian teknis',
    softSkills: 'Keahlian nonteknis',
    missing: 'Belum diisi',
    viewCv: 'Lihat CV',
    viewPortfolio: 'Lihat portofolio',
  },

  form: {
    chooseOne: 'Pilih salah satu',
    keptWhenEmpty: 'Jika dikosongkan, isian yang tersimpan tetap berlaku.',
    technicalSkill: 'keahlian teknis',
    technicalSkillHint: 'Contoh: Excel, las',
    softSkill: 'keahlian nonteknis',
    softSkillHint: 'Contoh: kerja tim',
    picture: 'Foto profil',
    cv: 'CV',
    portfolio: 'Portofolio',
    cancel: 'Batal',
    save: 'Simpan',
    saved: 'Profil berhasil diperbarui!',
    saveFailed: 'Gagal memperbarui profil. Silakan coba lagi.',
  },
};
