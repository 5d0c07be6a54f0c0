import type { Translation } from '../../../domain/language';
import type { supplement as english } from '../en/supplement';

// In the words of the law: UU No. 27 Tahun 2022 tentang Pelindungan Data Pribadi.
export const supplement: Translation<typeof english> = {
  title: 'Tambahan tanggal {day}',
  version:
    'Versi {version}. Tambahan ini melengkapi teks di atas; jika keduanya berbeda, tambahan inilah yang berlaku.',
  children: {
    title: 'Jika Anda berusia di bawah 18 tahun',
    text: 'Jika Anda berusia di bawah 18 tahun, gunakan TemuKerja hanya dengan persetujuan orang tua atau wali. Dengan menyetujui teks ini, Anda menyatakan telah mendapatkannya. Orang tua atau wali yang tidak memberikan persetujuan dapat menulis ke <officer></officer>, dan kami akan menghapus akun tersebut.',
  },
  privacy: {
    who: {
      title: 'Siapa yang bertanggung jawab',
      controller: '<strong>Pengendali data pribadi:</strong> {name}, {address}',
      officer: '<strong>Pejabat pelindungan data pribadi:</strong> {name}, <officer></officer>',
    },
    purposes: {
      title: 'Tujuan dan dasar pemrosesan',
      agreement:
        '<strong>Untuk memenuhi perjanjian dengan Anda:</strong> akun, profil, lamaran, wawancara, lowongan, token, dan email tentang semua itu.',
      consent:
        '<strong>Dengan persetujuan Anda, yang dapat ditarik kapan saja:</strong> email kabar, pencarian tersimpan, jadwal kosong yang kabarnya Anda minta, dan notifikasi di peramban (nonaktifkan), masuk dengan Google, serta bagian profil yang tidak wajib seperti foto, CV, atau portofolio (hapus).',
      law: '<strong>Karena diwajibkan oleh peraturan perundang-undangan:</strong> catatan pembayaran, jawaban kepada pihak yang berwenang, dan pemberitahuan kegagalan pelindungan data pribadi.',
      interest:
        '<strong>Untuk kepentingan sah semua pengguna atas situs yang aman:</strong> verifikasi perusahaan, pemeriksaan lowongan terhadap tanda penipuan, laporan, catatan tentang siapa yang melihat data Anda, pembatasan percobaan, dan log tanpa nama.',
    },
    processors: {
      title: 'Siapa yang memproses data untuk kami, dan di mana',
      storage: '<strong>Server, file, dan cadangan data:</strong> {name}',
      mail: '<strong>Pengiriman email:</strong> {name}. Pihak ini menerima alamat Anda dan isi email.',
      tripay:
        '<strong>Pembayaran melalui QRIS:</strong> Tripay, Indonesia. Tripay menerima nama, alamat email, dan nomor telepon perusahaan, serta jumlah pembayaran. Nama pencari kerja tidak pernah diberikan kepadanya.',
      google:
        '<strong>Google</strong> (Amerika Serikat dan negara lain), hanya jika Anda masuk dengan Google: Google mengetahui bahwa Anda masuk di sini, dan memberi tahu kami pengenal Anda, alamat email, dan nama Anda.',
      calendar:
        '<strong>Kalender Anda sendiri</strong>, hanya jika Anda membuat alamat rahasia di profil dan memberikannya kepada Google, Microsoft, Apple, atau penyedia lain: penyedia itu membaca kapan, di mana, dan untuk lowongan apa wawancara Anda, tanpa nama pelamar. Anda menghentikannya di profil.',
      push: '<strong>Notifikasi di peramban Anda</strong>, hanya jika Anda mengaktifkannya: layanan push peramban Anda (Google, Apple, Mozilla, atau Microsoft, di Amerika Serikat dan negara lain) menerima alamat peramban Anda dan pesan terenkripsi yang panjangnya selalu sama. Layanan itu tidak dapat membaca pesannya, tetapi mengetahui kapan pesan dikirim. Anda dapat menonaktifkannya kapan saja; notifikasi juga berhenti saat Anda keluar. Peramban Anda tidak menampilkan nama pelamar, dan hanya menampilkan lowongan, perusahaan, dan waktu jika Anda memilihnya.',
      borders:
        'Jika tempat yang disebutkan berada di luar Indonesia, data Anda dikirim ke luar wilayah Indonesia. Tidak ada data yang dikirim ke Google kecuali Anda memilih masuk dengan Google, menambahkan wawancara ke kalendernya, atau menerima notifikasi di peramban yang memakai layanan push-nya.',
    },
    automated: {
      title: 'Apa yang dibaca oleh program',
      postings:
        'Sebuah program membaca setiap lowongan untuk mencari tanda penipuan, seperti permintaan uang. Program menandai lowongan tersebut bagi administrator, dan dapat menahannya sampai administrator memeriksanya. Perusahaan diberi tahu alasannya dan dapat menjawab.',
      matching:
        'Sebuah program membandingkan kata yang Anda cari, filter, dan keahlian Anda dengan lowongan, untuk menemukan dan menyarankan lowongan. Tidak ada orang yang diberi nilai, dan tidak ada program yang memutuskan lamaran: perusahaanlah yang memutuskan. Setiap lamaran punya tanggal batas jawaban. Jika tanggal itu lewat tanpa jawaban, program mengosongkan kursi dan memberi tahu pelamar; tiga puluh hari kemudian program menutup lamaran itu.',
      answers:
        'Sekali setiap malam, sebuah program menghitung bagaimana setiap perusahaan menjawab lamaran dalam 90 hari terakhir dan menampilkannya di halaman perusahaan dengan kata-kata yang dibulatkan. Kata-kata itu baru mengikuti setelah setiap sepuluh lamaran, sehingga tidak mengungkap satu lamaran pun.',
      masking:
        'Sebuah program menghilangkan nama dan kontak Anda dari teks sebelum perusahaan melihatnya. Penyamaran dapat saja terlewat.',
    },
    record: {
      title: 'Apa yang kami catat agar Anda dapat memeriksanya',
      reveals:
        'Setiap kali perusahaan atau administrator melihat identitas Anda atau membuka file Anda, kami mencatat siapa yang melihat, apa yang ditampilkan, dan kapan, sebelum data itu ditampilkan. Anda dapat membaca perusahaannya, harinya, dan apa yang ditampilkan di Profil → Privasi; siapa anggotanya dapat dibaca oleh administrator. Perusahaan perlu mengetahui bahwa akses mereka dicatat.',
      members:
        'Sebuah perusahaan dapat memiliki beberapa anggota. Anggotanya dan administrator dapat membaca nama, alamat, dan apa yang dilakukan tiap anggota di sana: lowongan, keputusan, usulan jadwal, token. Pelamar tidak pernah membaca nama anggota. Orang yang diundang perusahaan menerima satu email; alamatnya dihapus 30 hari setelah undangan berakhir. Apa yang dilakukan mantan anggota tetap tersimpan, tanpa nama setelah akunnya dihapus.',
      searches:
        'Pencarian yang membawa Anda ke sebuah lowongan disimpan selama 30 hari; perusahaan pemasang lowongan tersebut hanya melihatnya jika setidaknya lima orang datang melalui pencarian yang sama, berupa jumlah dan tanpa nama.',
      corrections:
        'Anda memperbaiki profil Anda sendiri. Kami mencatat kolom yang diubah dan waktunya, bukan isinya. Catatan ini ada dalam salinan data Anda.',
      reasons:
        'Jika Anda mengusulkan waktu lain untuk wawancara atau membatalkannya, pihak lain membaca alasan yang Anda tulis. Alasan itu tersimpan bersama lamaran sampai data salah satu pihak dihapus.',
      followUps:
        'Setelah wawancara, masing-masing pihak dapat menyampaikan selama 14 hari apakah wawancara berlangsung, dan perusahaan menyampaikan hasilnya. Yang membacanya hanya Anda berdua dan administrator, bukan perusahaan lain. Keterangan tentang wawancara itu dihapus jika data salah satu pihak dihapus.',
      publicPages:
        'Lowongan yang ditampilkan perusahaan untuk umum tidak memuat apa pun tentang pencari kerja: tanpa nama, tanpa jumlah pelamar atau kursi, hanya jadwal yang masih kosong. Halaman perusahaan menambahkan keterangan umum tentang caranya menjawab lamaran, yang juga dibaca pencari kerja.',
    },
    rights: {
      title: 'Hak Anda',
      copy: '<strong>Salinan:</strong> di Profil → Privasi Anda mendapatkan semua data tentang Anda yang kami simpan, untuk dibaca dan untuk program.',
      erasure:
        '<strong>Penghapusan:</strong> di Profil → Privasi. Sebelum Anda mengonfirmasi, halaman itu menjelaskan data yang dihapus dan data yang tetap disimpan.',
      limits:
        '<strong>Pembatasan dan keberatan tanpa penghapusan:</strong> Anda dapat menonaktifkan email dan notifikasi, menghapus file dan bagian profil yang tidak wajib, menghapus pencarian tersimpan, dan menarik lamaran yang masih menunggu. Untuk hal lain, tulis ke <officer></officer> dan sebutkan apa yang harus dihentikan. Seorang petugas membacanya dan menjawab dalam waktu 3 × 24 jam; jika sesuatu tidak dapat dihentikan selama Anda memiliki akun, jawabannya menjelaskan alasannya.',
      complaint:
        '<strong>Pengaduan:</strong> Anda juga dapat menghubungi lembaga pelindungan data pribadi, untuk saat ini Kementerian Komunikasi dan Digital.',
    },
    kept: {
      title: 'Kapan data hilang',
      ended:
        'Lamaran yang ditolak, ditarik, atau ditutup tanpa jawaban dihapus setelah 12 bulan, dan akun yang alamat emailnya tidak pernah diverifikasi dihapus setelah 30 hari.',
      ownPhone:
        '<strong>Di ponsel Anda sendiri</strong>, hanya jika Anda menyatakan ponsel itu milik Anda: wawancara Anda tujuh hari ke depan (bagi perusahaan: jam wawancara dua hari, tanpa nama dan tempat), masing-masing sampai sehari setelahnya, dan selama satu jam tulisan Anda saat sesi berakhir. Semuanya dihapus saat Anda keluar, juga tanpa koneksi. Anda dapat membatalkannya di halaman Keamanan.',
      erased:
        'Data yang Anda hapus hilang dari layanan dalam beberapa menit. Jurnal basis data dan cadangan kami masih menyimpannya untuk sementara, dan hanya pengelola server yang dapat menemukannya. Dalam {days} hari data itu hilang dari semua tempat milik kami. Email dan notifikasi yang telah terkirim tidak dapat ditarik kembali.',
    },
    breach: {
      title: 'Jika terjadi kegagalan pelindungan data',
      text: 'Jika data pribadi terungkap, kami memberi tahu orang yang bersangkutan dan lembaga yang berwenang secara tertulis dalam waktu 3 × 24 jam sejak kami mengetahuinya: data apa, kapan dan bagaimana, apa yang telah kami lakukan, dan siapa yang dapat dihubungi.',
    },
  },
  terms: {
    postings: {
      title: 'Laporan dan jeda',
      text: 'Pencari kerja dapat melaporkan lowongan dan perusahaan. Administrator dapat menjeda lowongan yang tampaknya melanggar syarat ini. Perusahaan diberi tahu alasannya dan dapat menjawab.',
    },
    publicPages: {
      title: 'Lowongan yang dapat dibaca semua orang',
      text: 'Perusahaan dapat menampilkan lowongan dan halamannya kepada orang tanpa akun dan mesin pencari: dengan sakelar di profilnya, yang semula mati, dan satu sakelar untuk tiap lowongan. Apa yang sudah disalin pihak lain tidak dapat kami tarik kembali.',
    },
    more: 'Tambahan untuk <privacy>Kebijakan Privasi</privacy> memiliki tanggal dan versi yang sama.',
  },
};
