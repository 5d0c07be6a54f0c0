import type { PostingTemplate } from './posting';

/** Care, teaching, hospitality, retail, media. */
export const SERVICE_POSTINGS: readonly PostingTemplate[] = [
  {
    title: 'Perawat Klinik', industries: ['Healthcare'], language: 'id', salary: { from: 4.8, to: 7 }, skills: ['Keperawatan', 'STR Aktif', 'BTCLS', 'Rekam Medis'],
    about: 'Klinik kami melayani pasien umum dan BPJS dari pukul 07.00 sampai 21.00.',
    duties: ['Melakukan anamnesis dan tindakan keperawatan sesuai SOP', 'Mengisi rekam medis elektronik', 'Mendampingi dokter dan mengedukasi keluarga pasien'],
    needs: ['D3/S1 Keperawatan dengan STR aktif', 'Sertifikat BTCLS/BLS', 'Sabar, higienis, dan bersedia shift'],
  },
  {
    title: 'Apoteker Penanggung Jawab', industries: ['Healthcare'], language: 'id', salary: { from: 6.5, to: 9.5 }, skills: ['Apoteker', 'STRA', 'SIPA', 'Manajemen Stok'],
    about: 'Anda bertanggung jawab penuh atas satu apotek beserta timnya.',
    duties: ['Memastikan pelayanan resep dan konsultasi obat sesuai standar', 'Mengelola stok, narkotika dan psikotropika, serta pelaporan SIPNAP', 'Membina asisten apoteker'],
    needs: ['Profesi Apoteker dengan STRA aktif', 'Pengalaman 1 tahun di apotek atau rumah sakit', 'Komunikatif dan teliti'],
  },
  {
    title: 'Admin Pendaftaran Pasien', industries: ['Healthcare'], language: 'id', salary: { from: 3.8, to: 5 }, skills: ['Administrasi', 'BPJS', 'Komunikasi', 'Microsoft Office'],
    about: 'Kesan pertama pasien ada di tangan Anda.',
    duties: ['Mendaftarkan pasien umum, asuransi dan BPJS', 'Mengatur antrean dan jadwal dokter', 'Membantu klaim asuransi setiap akhir bulan'],
    needs: ['Minimal SMA, D3 Rekam Medis diutamakan', 'Ramah dan tenang saat antrean panjang', 'Mampu mengetik cepat'],
  },
  {
    title: 'Guru Matematika SMP', industries: ['Education'], language: 'id', salary: { from: 4.5, to: 7 }, skills: ['Mengajar', 'Matematika', 'Kurikulum Merdeka', 'Google Classroom'],
    about: 'Kelas kecil, maksimal 22 siswa, dengan dukungan guru pendamping.',
    duties: ['Mengajar 18 jam pelajaran per minggu', 'Menyusun modul ajar dan asesmen', 'Menjadi wali kelas dan berkomunikasi dengan orang tua'],
    needs: ['S1 Pendidikan Matematika atau Matematika', 'Mencintai anak-anak dan gemar belajar hal baru', 'Pengalaman mengajar 1 tahun'],
  },
  {
    title: 'English Tutor (Online)', industries: ['Education'], language: 'en', salary: { from: 60, to: 110, hourly: true }, skills: ['English', 'Teaching', 'Public Speaking', 'Zoom'],
    about: 'Teach from home, choose your own hours, be paid every week.',
    duties: ['Teach groups of up to six adults over video', 'Prepare short materials with our templates', 'Give each learner written feedback once a month'],
    needs: ['TOEFL 560 / IELTS 6.5 or better', 'Stable internet and a quiet room', 'At least eight hours a week, evenings preferred'],
  },
  {
    title: 'Barista', industries: ['Hospitality'], language: 'id', salary: { from: 3.5, to: 4.8 }, skills: ['Espresso', 'Latte Art', 'Customer Service', 'Kebersihan'],
    about: 'Kami melatih dari nol; yang kami cari adalah orang yang hangat dan bersih kerjanya.',
    duties: ['Menyeduh dan menyajikan kopi sesuai standar rasa', 'Menjaga kebersihan bar dan mesin', 'Melayani pesanan dan pembayaran'],
    needs: ['Usia 18–30 tahun', 'Bersedia shift pagi, sore dan akhir pekan', 'Pengalaman menjadi nilai tambah, bukan syarat'],
  },
  {
    title: 'Cook / Juru Masak', industries: ['Hospitality'], language: 'id', salary: { from: 4.2, to: 6 }, skills: ['Memasak', 'Food Safety', 'HACCP', 'Kerja Tim'],
    about: 'Dapur kami menyiapkan 400 porsi per hari dengan resep yang sudah baku.',
    duties: ['Menyiapkan bahan dan memasak sesuai resep', 'Mengontrol stok dan masa simpan bahan', 'Menjaga kebersihan dapur sesuai standar keamanan pangan'],
    needs: ['Pengalaman 1 tahun di dapur komersial', 'Tahan bekerja cepat pada jam sibuk', 'SMK Tata Boga lebih diutamakan'],
  },
  {
    title: 'Front Office Agent', industries: ['Hospitality'], language: 'en', salary: { from: 4.2, to: 6 }, skills: ['English', 'Reservations', 'Guest Relations', 'Opera PMS'],
    about: 'Three boutique hotels, guests from forty countries, and a team that helps each other.',
    duties: ['Check guests in and out with a smile that is real', 'Handle reservations, payments and requests', 'Solve complaints before they become reviews'],
    needs: ['Diploma in hospitality or one year of experience', 'Fluent English; Mandarin or Japanese is a plus', 'Ready for shifts and public holidays'],
  },
  {
    title: 'Store Supervisor', industries: ['Retail'], language: 'id', salary: { from: 5, to: 7.5 }, skills: ['Leadership', 'Visual Merchandising', 'Penjualan', 'Stok Opname'],
    about: 'Anda memimpin satu gerai dengan 8–12 karyawan.',
    duties: ['Mengatur jadwal, target dan pembinaan tim', 'Menjaga tata pajang dan ketersediaan barang', 'Melakukan stok opname dan melaporkan penjualan'],
    needs: ['Pengalaman 2 tahun di ritel, 1 tahun memimpin', 'Bersedia bekerja pada akhir pekan', 'Siap dirotasi antar gerai'],
  },
  {
    title: 'Kasir & Pramuniaga', industries: ['Retail', 'Hospitality', 'Healthcare'], language: 'id', salary: { from: 3.3, to: 4.3 }, skills: ['Kasir', 'Pelayanan', 'POS', 'Kejujuran'],
    about: 'Bergabung dengan gerai yang ramai dan jenjang karier yang jelas.',
    duties: ['Melayani pembayaran tunai dan QRIS', 'Membantu pelanggan memilih produk', 'Merapikan rak dan mengecek harga'],
    needs: ['Minimal SMA/SMK', 'Jujur dan teliti menghitung uang', 'Fresh graduate silakan melamar'],
  },
  {
    title: 'Video Editor', industries: ['Media', 'Entertainment', 'Education'], language: 'en', salary: { from: 5.5, to: 9 }, skills: ['Adobe Premiere', 'After Effects', 'Color Grading', 'Storytelling'],
    about: 'Documentaries, podcasts and short videos; you will see your name in the credits.',
    duties: ['Cut interviews into stories of 1 to 20 minutes', 'Add subtitles, graphics and sound', 'Keep the archive in order so that others find things'],
    needs: ['A reel of at least three works', 'Fast, tidy and open to feedback', 'Project-based or full time, both are welcome'],
  },
  {
    title: 'Event Coordinator', industries: ['Entertainment', 'Hospitality', 'Media'], language: 'id', salary: { from: 5, to: 8 }, skills: ['Event Management', 'Negosiasi', 'Vendor', 'Budgeting'],
    about: 'Dari konsep sampai panggung dibongkar, Anda memegang kendali.',
    duties: ['Menyusun anggaran, rundown dan daftar vendor', 'Mengurus perizinan dan keamanan acara', 'Memimpin kru pada hari pelaksanaan'],
    needs: ['Pengalaman minimal 8 acara di atas 500 orang', 'Tahan tekanan dan pandai bernegosiasi', 'Bersedia bekerja malam dan akhir pekan'],
  },
];
