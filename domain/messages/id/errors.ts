import type { Translation } from '../../language';
import type { errors as english } from '../en/errors';

export const errors: Translation<typeof english> = {
  // Sign-in and session
  INVALID_CREDENTIALS: 'Gagal masuk. Periksa kembali email dan kata sandi Anda.',
  USER_TYPE_MISMATCH: 'Jenis akun tidak cocok. Silakan coba lagi.',
  USER_NOT_FOUND: 'Akun tidak ditemukan. Silakan daftar terlebih dahulu.',
  LOGIN_FAILED: 'Gagal masuk. Silakan coba lagi.',
  GOOGLE_SIGN_IN_FAILED: 'Gagal masuk dengan Google. Silakan coba lagi.',
  TOO_MANY_ATTEMPTS: 'Terlalu banyak percobaan. Tunggu beberapa menit, lalu coba lagi.',
  SWITCH_ROLE_FAILED: 'Gagal berganti peran. Silakan coba lagi.',
  ROLE_MISMATCH: 'Peran Anda telah berubah. Halaman akan dimuat ulang.',
  ACCOUNT_MISMATCH: 'Akun lain sedang masuk sekarang. Halaman akan dimuat ulang.',
  NOT_SIGNED_IN: 'Silakan masuk untuk melanjutkan.',
  NOT_ALLOWED: 'Anda tidak punya izin untuk melakukan ini.',
  OWNERS_ONLY: 'Hanya pemilik akun perusahaan yang dapat melakukan ini.',

  // Members of a company
  MEMBER_NOT_FOUND: 'Orang ini bukan anggota perusahaan.',
  LAST_OWNER: 'Perusahaan harus punya pemilik. Jadikan anggota lain pemilik terlebih dahulu.',
  BAR_LAST_OWNER:
    'Orang ini satu-satunya pemilik, dan perusahaan harus punya pemilik. Ajukan pemilik lain di halaman ini, lalu larang orang ini setelah pemilik itu diangkat.',
  OWNERS_FROZEN:
    'Pemilik, salinan data, dan penghapusan perusahaan ini belum dapat diubah: seorang mantan pemilik melaporkan bahwa ia tidak semestinya dikeluarkan. Silakan coba lagi setelah diperiksa administrator, paling lama 72 jam.',
  OWNER_CHANGE_OVER: 'Perubahan ini tidak dapat dibatalkan lagi.',
  NAMED_OWNER_UNFIT:
    'Tidak ada akun terverifikasi dengan alamat ini yang dapat menjadi pemilik. Akun itu tidak boleh milik administrator, pemilik perusahaan ini, atau anggota perusahaan lain.',
  NAMED_OWNER_WAITING: 'Sudah ada calon pemilik untuk perusahaan ini yang masih menunggu.',

  // Undangan ke perusahaan
  INVITATION_VOID: 'Undangan ini sudah tidak berlaku. Silakan minta undangan baru.',
  INVITATION_OTHER_ADDRESS: 'Undangan ini untuk alamat lain. Silakan masuk dengan alamat yang diundang.',
  INVITATION_UNVERIFIED: 'Silakan verifikasi alamat email Anda dulu, lalu buka lagi undangannya.',
  INVITATION_NEEDS_PASSWORD: 'Akun Anda belum memiliki kata sandi. Silakan buat dulu, lalu gabung.',
  INVITED_ACCOUNT_EXISTS: 'Alamat ini sudah memiliki akun. Silakan masuk untuk bergabung.',
  HIRES_ELSEWHERE: 'Akun ini sudah merekrut untuk perusahaan lain. Satu akun hanya untuk satu perusahaan.',
  ALREADY_MEMBER: 'Alamat ini sudah menjadi anggota perusahaan Anda.',
  ALREADY_INVITED: 'Alamat ini sudah diundang. Anda dapat mengirim ulang undangannya.',
  INVITATIONS_OPEN: 'Perusahaan Anda memiliki 20 undangan terbuka, jumlah terbanyak. Silakan batalkan salah satu dulu.',
  INVITATIONS_TODAY:
    'Perusahaan Anda sudah mengirim 30 undangan dalam 24 jam, jumlah terbanyak. Silakan coba lagi besok.',
  INVITATIONS_CLOSED: 'Perusahaan yang ditolak atau sedang dihapus tidak dapat mengundang siapa pun.',
  INVITATION_NOT_FOUND: 'Undangan ini sudah tidak terbuka. Silakan muat ulang halaman.',

  // Registration and e-mail verification
  EMAIL_ALREADY_IN_USE: 'Email sudah digunakan. Silakan pakai email lain.',
  EXISTING_ACCOUNT_DIFFERENT_PASSWORD_SEEKER:
    'Email ini sudah terdaftar dengan kata sandi lain. Gunakan kata sandi yang benar atau pulihkan akun Anda.',
  EXISTING_ACCOUNT_DIFFERENT_PASSWORD_COMPANY:
    'Email ini sudah terdaftar dengan kata sandi lain. Gunakan kata sandi yang benar.',
  INVALID_ACTION_CODE: 'Tautan verifikasi ini tidak valid atau sudah kedaluwarsa. Silakan minta tautan baru.',
  VERIFICATION_EMAIL_FAILED: 'Gagal mengirim email verifikasi. Silakan coba lagi nanti.',
  DISOWN_CODE_INVALID:
    '“Ini bukan saya” sudah tidak dapat dipakai di sini. Buat kata sandi baru lewat “Lupa kata sandi?”; setelah itu semua perangkat dikeluarkan.',
  VERIFICATION_EMAIL_TOO_SOON: 'Email verifikasi baru saja dikirim. Tunggu sebentar sebelum meminta lagi.',

  // Passwords
  INVALID_RESET_CODE: 'Tautan atur ulang kata sandi ini tidak valid atau sudah kedaluwarsa. Silakan minta tautan baru.',
  CURRENT_PASSWORD_WRONG: 'Kata sandi saat ini salah',
  UNDO_CODE_INVALID:
    'Tautan ini sudah kedaluwarsa, sudah dipakai, atau perubahannya sudah dibatalkan dengan cara lain.',
  OWNER_PROOF_REQUIRED:
    'Konfirmasi bahwa ini memang Anda: masuk lagi dengan Google, atau masukkan kode yang kami kirim lewat email.',
  OWNER_CODE_WRONG: 'Kode ini salah, kedaluwarsa, atau sudah dipakai. Silakan minta kode baru.',
  PASSWORD_SETUP_FAILED: 'Gagal membuat kata sandi. Silakan coba lagi.',

  // Second factor
  SECOND_FACTOR_REQUIRED: 'Masukkan kode dari aplikasi autentikator Anda, atau kode pemulihan.',
  SECOND_FACTOR_WRONG: 'Kode ini salah, kedaluwarsa, atau sudah dipakai. Masukkan kode berikutnya.',
  SECOND_FACTOR_ON: 'Autentikasi dua faktor sudah aktif.',
  SECOND_FACTOR_OFF: 'Autentikasi dua faktor tidak aktif.',
  SECOND_FACTOR_ENROLMENT: 'Administrator wajib memakai autentikasi dua faktor. Silakan aktifkan terlebih dahulu.',
  SIGN_IN_EXPIRED: 'Proses masuk terlalu lama. Silakan masuk lagi.',
  STEP_UP_REQUIRED: 'Masukkan kode untuk mengonfirmasi bahwa ini memang Anda, lalu coba lagi.',

  // Rules on single fields
  REQUIRED_FIELDS: 'Silakan isi semua kolom wajib',
  PASSWORD_TOO_SHORT: 'Kata sandi minimal 8 karakter',
  PASSWORD_NO_UPPERCASE: 'Kata sandi harus memuat minimal satu huruf besar',
  PASSWORD_NO_LOWERCASE: 'Kata sandi harus memuat minimal satu huruf kecil',
  PASSWORD_NO_DIGIT: 'Kata sandi harus memuat minimal satu angka',
  PASSWORD_NO_SPECIAL: 'Kata sandi harus memuat minimal satu karakter khusus',
  PASSWORD_WELL_KNOWN: 'Kata sandi ini terlalu umum. Silakan pilih yang lain.',
  PASSWORD_PERSONAL: 'Kata sandi tidak boleh memuat nama atau alamat email Anda',
  PASSWORDS_DIFFER: 'Kata sandi tidak sama',
  PASSWORD_REQUIRED: 'Silakan buat kata sandi untuk akun Anda',
  TERMS_NOT_ACCEPTED: 'Anda harus menyetujui syarat dan ketentuan',
  NAME_INVALID:
    'Nama lengkap hanya boleh berisi huruf, spasi, apostrof, tanda hubung, titik, dan koma, paling banyak 8 kata',
  PHONE_INVALID: "Nomor telepon harus diawali '08' dan terdiri dari 10-13 digit",
  NPWP_INVALID: 'NPWP harus 16 digit',
  EMAIL_INVALID: 'Silakan masukkan alamat email yang valid',
  OPTION_INVALID: 'Silakan pilih salah satu',
  URL_INVALID: 'Masukkan tautan yang diawali https://, tanpa nama pengguna dan kata sandi',
  TEXT_TOO_LONG: 'Teks ini terlalu panjang',
  TOO_MANY_ENTRIES: 'Isiannya terlalu banyak',
  FILE_TOO_LARGE: 'Ukuran file melebihi batas 5 MB',
  FILE_TYPE_INVALID: 'Jenis file ini tidak dapat dipakai di sini',
  DEED_NOT_PDF: 'Akta pendirian harus berupa file PDF',
  DEED_TOO_LARGE: 'Ukuran file tidak boleh melebihi 5 MB',
  PDF_REQUIRED: 'Silakan pilih file PDF',
  PICTURE_INVALID: 'Gambar ini tidak dapat dibaca. Pilih gambar lain, misalnya JPEG atau PNG.',
  PICTURE_OF_KIND: 'Gambar {kind} tidak dapat dibaca di sini; pilih JPEG, PNG, atau WebP',
  PICTURE_EXPECTED: 'Jenis file ini tidak dapat dipakai sebagai gambar; pilih JPEG, PNG, atau WebP',
  PICTURE_TOO_MANY_PIXELS: 'Gambar ini lebih dari {millions, number} juta piksel; pilih yang lebih kecil',
  PAGE_OF_KIND: 'Gambar {kind} tidak dapat dibaca di sini; pilih JPEG, PNG, atau PDF',
  PAGE_NOT_OF_KIND: 'Gambar {kind} tidak dapat dipakai di sini; pilih JPEG, PNG, atau PDF',
  OFFICE_FILE_LOCKED:
    'File Word dengan kata sandi tidak dapat diperiksa di sini; simpan tanpa kata sandi, atau pilih PDF',
  FILE_MISSING: 'Silakan pilih file',
  FILE_UNREADABLE: 'Gagal memproses file. Silakan coba lagi.',
  CV_UNREADABLE: 'Gagal memproses CV. Silakan coba lagi.',
  PORTFOLIO_UNREADABLE: 'Gagal memproses portofolio. Silakan coba lagi.',
  FILE_UPLOAD_FAILED: 'Gagal mengunggah file ke Cloudinary',
  DEED_UPLOAD_FAILED: 'Gagal mengunggah akta pendirian. Silakan coba lagi.',
  PROFILE_IMAGE_UPLOAD_FAILED: 'Gagal mengunggah foto profil. Perubahan profil belum disimpan.',
  FILE_CLAIM_INVALID: 'File ini sudah tidak ada. Silakan pilih lagi.',
  INPUT_INVALID: 'Isian ini tidak valid',

  // Seeker: profile, jobs, applications
  PROFILE_NOT_FOUND: 'Profil pengguna tidak ditemukan',
  JOB_NOT_FOUND: 'Lowongan tidak ditemukan',
  JOB_CLOSED: 'Lowongan ini sudah tidak menerima lamaran',
  ALREADY_APPLIED: 'Anda sudah melamar lowongan ini',
  OWN_COMPANY_JOB: 'Anda tidak dapat melamar lowongan perusahaan Anda sendiri',
  SLOT_REQUIRED: 'Silakan pilih jadwal wawancara',
  SLOT_NOT_FOUND: 'Jadwal wawancara tidak ditemukan',
  SLOT_FULL: 'Jadwal wawancara ini sudah penuh. Silakan pilih jadwal lain.',
  SLOT_PAST: 'Jadwal wawancara ini sudah dimulai. Silakan pilih jadwal lain.',
  SLOT_SELECTED: 'Jadwal wawancara ini sudah terisi. Silakan pilih jadwal lain.',
  INTERVIEW_CONFLICT: 'Waktu ini terlalu dekat dengan jadwal wawancara Anda yang lain.',
  APPLICATION_NOT_FOUND: 'Lamaran tidak ditemukan',
  APPLICATION_FORBIDDEN: 'Anda tidak punya izin untuk melihat lamaran ini',
  APPLICATION_NOT_PENDING: 'Lamaran ini sudah diputuskan.',
  DECIDED_BY_COLLEAGUE: 'Rekan Anda baru saja memutuskan lamaran ini.',
  DECIDED_BY: 'Baru saja diputuskan oleh {name}.',
  APPLICATION_LAPSED:
    'Batas waktu untuk menjawab lamaran ini sudah lewat, jadi lamaran ini tidak dapat diterima. Pelamar dapat memilih jadwal lain.',
  SAVED_SEARCH_EMPTY: 'Cari sesuatu atau pilih filter terlebih dahulu',
  SAVED_SEARCH_NAME_REQUIRED: 'Beri nama pencarian ini',
  SAVED_SEARCH_NAME_TAKEN: 'Anda sudah punya pencarian tersimpan dengan nama ini',
  TOO_MANY_SAVED_SEARCHES: 'Anda dapat menyimpan hingga 10 pencarian. Hapus salah satu terlebih dahulu.',
  SAVED_SEARCH_NOT_FOUND: 'Pencarian tersimpan tidak ditemukan',
  JOB_HAS_FREE_TIMES: 'Lowongan ini punya jadwal wawancara yang tersedia. Silakan pilih jadwalnya.',
  TOO_MANY_JOB_WAITS: 'Anda dapat menunggu kabar hingga 20 lowongan. Hentikan salah satu terlebih dahulu.',
  DATA_EXPORT_ONCE_A_DAY: 'Anda dapat meminta data Anda satu kali sehari. Silakan coba lagi besok.',
  DATA_EXPORT_BY_COLLEAGUE: 'Hari ini sudah ada rekan di perusahaan Anda yang meminta data. Silakan coba lagi besok.',
  COMPANY_NOT_FOUND: 'Perusahaan tidak ditemukan',
  REPORT_REASON_REQUIRED: 'Silakan pilih alasan',
  REPORT_TEXT_REQUIRED: 'Silakan jelaskan masalahnya',
  COMPANY_NOT_VERIFIED: 'Perusahaan ini belum diverifikasi',

  // Company: jobs and slots
  CREATE_JOB_SIGNED_OUT: 'Anda harus masuk untuk memasang lowongan',
  ONLY_COMPANIES_CREATE_JOBS: 'Hanya perusahaan yang dapat memasang lowongan',
  JOB_SKILLS_REQUIRED: 'Tambahkan minimal satu keahlian yang dibutuhkan',
  JOB_FIELDS_REQUIRED: 'Silakan isi semua kolom wajib',
  SALARY_RANGE_INVALID: 'Gaji minimum tidak boleh lebih besar dari gaji maksimum',
  SALARY_DIGITS_ONLY: 'Gaji harus berupa angka bulat dalam rupiah',
  TIME_ZONE_REQUIRED: 'Pilih zona waktu wawancara',
  TIME_ZONE_LOCKED:
    'Zona waktu tidak dapat diubah lagi: ada jadwal yang sudah dipesan, atau wawancara yang sudah dijadwalkan atau diusulkan',
  AUTO_CLOSE_IN_PAST: 'Tanggal tutup otomatis tidak boleh sebelum hari ini',
  SLOT_FIELDS_REQUIRED: 'Semua jadwal wawancara harus memiliki tanggal, jam mulai, dan jam selesai',
  SLOT_END_BEFORE_START: 'Jam selesai harus setelah jam mulai',
  SLOT_OUTSIDE_HOURS: 'Jadwal wawancara harus antara pukul 08:00 dan 18:00',
  SLOT_NOT_ON_HALF_HOUR: 'Jadwal wawancara harus tepat di menit 00 atau 30',
  SLOT_IN_PAST: 'Jadwal wawancara tidak boleh di waktu yang sudah lewat',
  SLOT_DUPLICATE: 'Lowongan ini sudah memiliki jadwal wawancara tersebut',
  SLOT_CAPACITY_INVALID: 'Jumlah pelamar per jadwal harus antara 1 dan 20',
  POSTING_FILE_UNREADABLE: 'Ini bukan file CSV dengan UTF-8. Di spreadsheet, simpan sebagai “CSV UTF-8”.',
  POSTING_FILE_COLUMNS:
    'Baris pertama harus berisi nama kolom seperti di templat, masing-masing sekali, termasuk judul, lokasi, deskripsi, dan keahlian.',
  POSTING_FILE_EMPTY: 'File ini tidak berisi lowongan.',
  POSTING_FILE_TOO_LONG:
    'Satu file dapat berisi paling banyak 1.000 lowongan dan 100.000 baris, termasuk baris kosong.',
  POSTING_FILE_UNDER_WAY: 'File perusahaan Anda sedang diproses. Tunggu sampai selesai, lalu coba lagi.',
  POSTING_FILE_ONCE_A_DAY:
    'Perusahaan Anda sudah mengonfirmasi file hari ini. File berikutnya dapat dikonfirmasi besok.',
  POSTING_FILE_NOTHING: 'Tidak ada lowongan di file ini yang dapat dipasang atau diubah.',
  POSTING_LINE_CELLS: 'Jumlah sel di baris ini tidak sama dengan baris pertama',
  POSTING_LINE_REPEATED: 'Baris sebelumnya memuat lowongan yang sama. Beri setiap lowongan referensinya sendiri.',
  POSTING_DAY_UNREADABLE: 'Tulis tanggal seperti 2026-12-31 atau 31/12/2026',
  POSTING_SLOTS_UNREADABLE: 'Tulis jadwal wawancara seperti 2026-12-01 09:00-09:30, dengan | di antaranya',
  JOB_FORBIDDEN: 'Anda tidak punya izin untuk mengelola lowongan ini',
  JOB_POSTED_ALREADY:
    'Formulir ini sudah memasang lowongannya, dan isinya berubah sejak itu. Untuk mengubah lowongan itu, buka di Lowongan Saya.',
  JOB_DELETE_FORBIDDEN: 'Anda tidak punya izin untuk menghapus lowongan ini',
  APPLICANT_LEAVING: 'Pelamar ini meminta datanya dihapus, jadi tidak dapat diterima.',

  // Erasing one's data
  ERASURE_WAITING: 'Data Anda akan dihapus. Batalkan dulu penghapusannya.',
  ERASURE_NONE: 'Tidak ada penghapusan yang dapat dibatalkan.',
  ERASURE_ADMIN: 'Akun administrator tidak dapat dihapus dengan cara ini.',

  // Agreeing to the supplement of the legal texts
  SUPPLEMENT_CHANGED: 'Teks ini telah berubah sejak Anda membuka halaman. Muat ulang halaman, lalu baca kembali.',

  // Notifications of browsers
  PUSH_SUBSCRIPTION_INVALID: 'Notifikasi tidak dapat diaktifkan di peramban ini.',

  REOPEN_ALL_SLOTS_FILLED: 'Lowongan tidak dapat dibuka kembali. Semua jadwal wawancara sudah penuh.',
  JOB_EDIT_TOO_LATE:
    'Gaji, lokasi, dan jenis pekerjaan tidak dapat diubah dalam 24 jam terakhir sebelum wawancara untuk lowongan ini',
  OWN_COMPANY_NOT_VERIFIED: 'Perusahaan Anda saat ini tidak terverifikasi.',
  COMPANY_NOT_PUBLIC: 'Aktifkan halaman publik di profil perusahaan Anda terlebih dahulu.',
  JOB_PAUSED:
    'Lowongan ini dijeda oleh tim kami. Sampai ditayangkan kembali, lowongan tidak dapat dibuka kembali atau disalin, dan pelamar tidak dapat diterima.',
  JOB_NOT_PAUSED: 'Lowongan ini tidak lagi dijeda.',
  PAUSE_ANSWER_REQUIRED: 'Silakan tulis jawaban',
  PAUSE_ANSWERED: 'Jeda ini sudah dijawab.',

  // Company: applicants and decisions
  APPLICATIONS_FORBIDDEN: 'Anda tidak punya izin untuk melihat lamaran ini',
  UPDATE_APPLICATION_FORBIDDEN: 'Anda tidak punya izin untuk mengubah lamaran ini',
  INTERVIEW_DETAILS_FORBIDDEN: 'Anda tidak punya izin untuk menambahkan detail wawancara',
  VENUE_REQUIRED: 'Silakan isi semua kolom wajib',
  NOT_ENOUGH_TOKENS: 'Saldo token Anda tidak cukup untuk menerima pelamar ini. Silakan beli token.',
  ONLY_COMPANIES_HOLD_TOKENS: 'Hanya perusahaan yang dapat memiliki token',
  APPLICANT_CONFLICT: 'Waktu yang diusulkan bentrok dengan jadwal wawancara lain',

  // Company: buying tokens
  INVOICE_FAILED: 'Gagal membuat tagihan.',
  PAYMENT_FAILED: 'Gagal membuat pembayaran.',
  PAYMENT_CANCELLED: 'Transaksi dibatalkan. Silakan coba lagi.',
  PAYMENT_MISMATCH:
    'Nama perusahaan pada transaksi tidak cocok dengan perusahaan Anda. Silakan hubungi tim dukungan kami.',
  PAYMENT_NOT_FOUND: 'Transaksi tidak ditemukan',
  RECEIPT_NOT_FOUND: 'Kuitansi tidak ditemukan',
  PAYMENT_NOT_CHECKED:
    'Pembayaran Anda belum dapat kami periksa. Token Anda akan masuk begitu pembayaran dikonfirmasi.',

  // Reschedules
  RESCHEDULE_NONE_PENDING: 'Tidak ada permintaan ubah jadwal yang menunggu jawaban',
  RESCHEDULE_OWN: 'Anda tidak dapat menjawab permintaan ubah jadwal Anda sendiri',
  RESCHEDULE_INVALID: 'Jawaban tidak valid atau usulan jadwal lain belum diisi',
  RESCHEDULE_FORBIDDEN: 'Anda tidak punya izin untuk menjawab permintaan ubah jadwal ini',
  RESCHEDULE_EXISTS: 'Sudah ada permintaan ubah jadwal untuk lamaran ini',
  RESCHEDULE_NOT_ACCEPTED: 'Hanya wawancara dari lamaran yang diterima yang dapat diubah jadwalnya',
  RESCHEDULE_INTERVIEW_OVER: 'Wawancara yang sudah selesai tidak dapat diubah jadwalnya',
  PLANNING_AGAIN_OVER: 'Wawancara ini dibatalkan lebih dari 30 hari yang lalu dan tidak dapat dijadwalkan lagi',
  RESCHEDULE_LIMIT: 'Ketiga usulan jadwal Anda untuk lamaran ini sudah terpakai',
  CANCEL_NOT_ACCEPTED: 'Hanya wawancara dari lamaran yang diterima yang dapat dibatalkan',
  CANCEL_ALREADY: 'Wawancara ini sudah dibatalkan',
  CANCEL_TOO_LATE: 'Wawancara yang sudah dimulai tidak dapat dibatalkan',
  CANCEL_REASON_REQUIRED: 'Tuliskan alasannya dalam 5 sampai 500 karakter',
  INTERVIEW_NOT_HELD: 'Ini baru dapat dilakukan setelah wawancara selesai',
  FOLLOW_UP_OVER: 'Sudah terlambat untuk menyampaikan bagaimana wawancara ini berlangsung',
  OUTCOME_TOLD: 'Pelamar sudah diberi tahu hasilnya',
  COUNTER_FIELDS_REQUIRED: 'Silakan isi semua kolom wajib untuk usulan jadwal Anda',

  // Administration
  REJECTION_REASON_REQUIRED: 'Silakan isi alasan penolakan',
  COMPANY_CHANGED: 'Data perusahaan ini berubah sejak Anda membukanya. Periksa lagi sebelum memutuskan.',
  VERIFICATION_STATE: 'Keputusan ini tidak sesuai dengan status perusahaan saat ini.',
  PAGE_SIZE_INVALID: 'Ukuran halaman harus antara 1 dan 100',
  PERIOD_INVALID: 'Pilih tanggal yang ada; tanggal awal tidak boleh setelah tanggal akhir',
  CURSOR_INVALID: 'Halaman daftar ini tidak dapat dibaca. Silakan mulai dari halaman pertama.',
  CALLBACK_NOT_FOUND: 'Callback ini sudah tidak ada.',
  CALLBACK_NOT_VERIFIED:
    'Laporan ini tidak memiliki tanda tangan yang sah dari penyedia pembayaran, jadi tidak dapat diproses ulang.',
  CALLBACK_UNREADABLE:
    'Callback ini tidak terbaca sebagai laporan pembayaran, jadi tidak ada yang dapat diproses ulang.',
  CALLBACK_SETTLED: 'Laporan ini sudah selesai, jadi tidak ada yang perlu diabaikan.',
  DISMISSAL_NOTE_REQUIRED: 'Silakan isi catatan alasan mengabaikan',
  PAUSE_REASON_REQUIRED: 'Silakan isi alasan jeda',
  JOB_ALREADY_PAUSED: 'Lowongan ini sudah dijeda. Silakan periksa lagi.',
  REPORTS_NOT_FOUND: 'Laporan ini sudah tidak ada.',
  REPORTS_CHANGED: 'Ada kabar baru tentang laporan ini sejak Anda membukanya. Periksa lagi sebelum memutuskan.',
  FLAGS_CHANGED: 'Ada kabar baru tentang lowongan ini sejak Anda membukanya. Periksa lagi sebelum memutuskan.',
  FLAGS_HELD: 'Lowongan ini ditahan. Tayangkan, atau biarkan tetap dijeda.',
  FLAGS_NOT_FOUND: 'Lowongan yang ditandai tidak ditemukan',

  // The same rules, said of one root or of one slot of a form
  VERIFICATION_STATE_SINCE_VERIFY:
    'Keputusan ini tidak sesuai dengan status perusahaan saat ini. {who} memverifikasinya pada {when}.',
  VERIFICATION_STATE_SINCE_REJECT:
    'Keputusan ini tidak sesuai dengan status perusahaan saat ini. {who} menolaknya pada {when}.',
  VERIFICATION_STATE_SINCE_REVOKE:
    'Keputusan ini tidak sesuai dengan status perusahaan saat ini. {who} mencabut verifikasinya pada {when}.',
  PASSWORD_PERSONAL_COMPANY: 'Kata sandi tidak boleh memuat nama perusahaan atau alamat email',
  SIGN_IN_FOR_SLOTS: 'Silakan masuk untuk mengelola jadwal wawancara',
  SIGN_IN_FOR_APPLICANTS: 'Silakan masuk untuk melihat pelamar.',
  SLOT_DUPLICATE_OF: 'Jadwal wawancara #{slot, number}: sama dengan jadwal #{first, number}',
  SLOT_DATE_REQUIRED: 'Jadwal wawancara #{slot, number}: tanggal wajib diisi',
};
