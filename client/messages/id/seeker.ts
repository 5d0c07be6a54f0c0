import { seekerFields } from '../../../domain/messages/fields/id';
import type { Translation } from '../../../domain/language';
import type { seeker as english } from '../en/seeker';

export const seeker: Translation<typeof english> = {
  titles: {
    dashboard: 'Beranda',
    profile: 'Profil',
  },
  completion: 'Kelengkapan profil',
  missing: {
    notYet: 'Belum ada: {parts}',
    NAME: 'nama',
    PHONE: 'nomor telepon',
    EDUCATION: 'pendidikan',
    WORK_EXPERIENCE: 'pengalaman kerja',
    TECHNICAL_SKILLS: 'keahlian teknis',
    SOFT_SKILLS: 'keahlian nonteknis',
    CV: 'CV',
    PORTFOLIO: 'portofolio',
    PICTURE: 'foto',
  },

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
      next: 'Wawancara Anda berikutnya:',
      request: 'Minta Ubah Jadwal',
      proposed: 'Anda mengusulkan {time}',
      application: '{job} di {company}',
    },
    waiting: {
      title: 'Menunggu perusahaan',
      applied: 'Melamar <ago></ago>',
    },
    firstSteps: {
      title: 'Langkah pertama Anda',
      apply: 'Pilih jadwal wawancara dan lamar',
      interview: 'Perusahaan menerima Anda, lalu Anda diwawancarai',
      done: 'Selesai',
    },
    applications: { title: 'Lamaran', total: 'Total' },
    activity: {
      title: 'Aktivitas',
      thisMonth: 'Lamaran bulan ini',
      pending: 'Menunggu jawaban',
      last: 'Lamaran terakhir',
      none: 'Belum ada',
    },
    recommended: {
      title: 'Rekomendasi untuk Anda',
      bySkills: 'Yang paling cocok dengan keahlian di profil Anda ditampilkan lebih dulu.',
      newest: 'Lowongan terbaru. Setelah keahlian Anda tercantum di profil, yang paling cocok ditampilkan lebih dulu.',
      timeOf: 'untuk {job}',
      moreTimes: 'dan {count} lagi',
      none: 'Belum ada lowongan baru untuk Anda.',
    },
    recent: {
      title: 'Lamaran Terbaru',
      viewAll: 'Lihat semua',
      none: 'Anda belum melamar lowongan apa pun.',
      position: 'Posisi',
      company: 'Perusahaan',
      applied: 'Tanggal melamar',
      status: 'Status',
      unknownPosition: 'Posisi tidak diketahui',
      unknownCompany: 'Perusahaan tidak diketahui',
    },
  },

  profile: {
    ...seekerFields,
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
    missing: 'Belum diisi',
    viewCv: 'Lihat CV',
    viewPortfolio: 'Lihat portofolio',
  },

  form: {
    chooseOne: 'Pilih salah satu',
    technicalSkill: 'keahlian teknis',
    technicalSkillHint: 'Contoh: Excel, las',
    softSkill: 'keahlian nonteknis',
    softSkillHint: 'Contoh: kerja tim',
    picture: 'Foto profil',
    cv: 'CV',
    portfolio: 'Portofolio',
  },
};
