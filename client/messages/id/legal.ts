import type { Translation } from '../../../domain/language';
import type { legal as english } from '../en/legal';

// In the words of the law: UU No. 27 Tahun 2022 tentang Pelindungan Data Pribadi.
export const legal: Translation<typeof english> = {
  updated: 'Terakhir diperbarui: Juni 2023',
  privacy: {
    intro:
      'TemuKerja mempertemukan pencari kerja dan perusahaan di Indonesia. Halaman ini menjelaskan data pribadi Anda yang kami simpan selaku pengendali data pribadi, siapa yang dapat melihatnya dan kapan, serta apa yang dapat Anda minta kepada kami.',
    stored: {
      title: 'Data yang kami simpan',
      account:
        '<strong>Akun Anda:</strong> alamat email, hash satu arah dari kata sandi Anda (tidak pernah kata sandi itu sendiri), status verifikasi email, peran aktif Anda, dan waktu terakhir Anda menggunakan situs ini. Jika Anda masuk dengan Google, kami juga menyimpan pengenal Anda yang diberikan Google kepada kami.',
      seeker:
        '<strong>Sebagai pencari kerja:</strong> nama, nomor telepon, pendidikan, pengalaman kerja, keahlian, dan, jika Anda mengunggahnya, CV, portofolio, serta foto profil Anda.',
      company:
        '<strong>Sebagai perusahaan:</strong> nama perusahaan, alamat, nomor telepon, industri, ukuran perusahaan, NPWP, situs web, deskripsi, logo, dan akta pendirian.',
      activity:
        '<strong>Aktivitas Anda di sini:</strong> lowongan yang Anda pasang atau lamar, jadwal wawancara yang Anda pilih, permintaan ubah jadwal beserta jawabannya, dan, untuk perusahaan, token yang dibeli dan digunakan beserta pembayarannya.',
    },
    seen: {
      title: 'Siapa yang melihat apa, dan kapan',
      before:
        'Perusahaan yang Anda lamar melihat pendidikan, pengalaman kerja, dan keahlian Anda, sehingga dapat mengambil keputusan berdasarkan kemampuan Anda. Nama lengkap, alamat email, nomor telepon, foto, CV, dan portofolio Anda tetap disembunyikan. Nama Anda ditampilkan secara tersamar, dan nama serta kontak Anda sendiri dihilangkan dari teks yang Anda tulis.',
      after:
        'Identitas Anda baru ditampilkan kepada perusahaan tersebut setelah perusahaan itu menerima lamaran Anda dengan memakai satu token. Perusahaan yang menolak Anda, atau tidak memberikan jawaban, tidak pernah menerima identitas Anda.',
      others:
        'Pencari kerja melihat profil dan lowongan perusahaan yang terverifikasi. Administrator melihat akun, profil, lamaran, dan transaksi token, untuk memverifikasi perusahaan dan menjaga keamanan platform. NPWP dan akta pendirian hanya dapat dilihat oleh perusahaan yang bersangkutan dan oleh administrator.',
    },
    used: {
      title: 'Tujuan penggunaan data',
      text: 'Untuk menjalankan layanan: mempertemukan pencari kerja dengan lowongan, mengatur wawancara, memverifikasi perusahaan, menerima pembayaran, dan mengirimkan email yang diperlukan untuk semua itu kepada Anda. Kami tidak menjual data pribadi Anda, dan kami tidak menampilkan iklan.',
    },
    involved: {
      title: 'Pihak lain yang terlibat',
      payments:
        'Penyedia jasa pembayaran memproses pembayaran melalui QRIS. Penyedia tersebut menerima nama dan kontak perusahaan serta jumlah pembayarannya.',
      email: 'Penyedia layanan email mengirimkan pesan kami.',
      google: 'Google hanya terlibat jika Anda memilih untuk masuk dengan Google.',
      authorities:
        'Kami menyerahkan data pribadi kepada pihak yang berwenang hanya apabila diwajibkan oleh peraturan perundang-undangan di Indonesia.',
    },
    browser: {
      title: 'Cookie dan peramban Anda',
      text: 'Satu cookie menjaga agar Anda tetap masuk. Peramban Anda juga mengingat peran terakhir Anda, waktu pengiriman email verifikasi, serta bahasa dan tampilan terang atau gelap jika Anda memilihnya. Tidak ada cookie pelacakan atau periklanan.',
    },
    kept: {
      title: 'Jangka waktu penyimpanan',
      text: 'Profil Anda disimpan selama Anda memiliki akun. Lamaran tetap tersimpan bagi kedua belah pihak sebagai catatan atas hal yang telah disepakati, dan catatan pembayaran disimpan selama diwajibkan oleh peraturan perundang-undangan perpajakan. Sesi berakhir setelah 30 hari tidak digunakan.',
    },
    protection: {
      title: 'Cara kami melindungi data',
      text: 'Dalam pengoperasian layanan, koneksi dienkripsi, kata sandi disimpan sebagai hash, serta setiap file dan setiap data yang disembunyikan diperiksa oleh server setiap kali diminta. Tidak ada sistem yang sempurna: jika terjadi sesuatu yang menyangkut Anda, kami akan memberitahukannya kepada Anda.',
    },
    rights: {
      title: 'Hak Anda',
      text: 'Anda dapat membaca dan mengubah profil Anda kapan saja. Sebagai subjek data pribadi, Anda berhak meminta salinan data pribadi Anda, perbaikannya, atau penghapusannya, dan Anda dapat menarik lamaran yang masih menunggu. Kirimkan permintaan Anda ke <email></email>.',
    },
    law: {
      title: 'Hukum dan kontak',
      text: 'Kebijakan ini tunduk pada hukum Republik Indonesia. Pertanyaan dapat Anda sampaikan ke <email></email>.',
      more: 'Silakan baca juga <terms>Syarat dan Ketentuan</terms> kami, atau <home>kembali ke halaman utama</home>.',
    },
  },
  terms: {
    intro:
      'Syarat dan ketentuan ini berlaku saat Anda menggunakan TemuKerja, baik sebagai pencari kerja, sebagai perusahaan, maupun sebagai keduanya. Dengan membuat akun, Anda memberikan persetujuan atas syarat dan ketentuan ini.',
    service: {
      title: 'Apa itu TemuKerja',
      text: 'TemuKerja adalah lokapasar tempat perusahaan memasang lowongan beserta jadwal wawancaranya dan pencari kerja melamar dengan memilih salah satu jadwal tersebut. Kami mempertemukan kedua belah pihak. Kami bukan pihak dalam perjanjian kerja mana pun dan tidak menjanjikan pekerjaan ataupun perekrutan.',
    },
    account: {
      title: 'Akun Anda',
      truth:
        'Keterangan yang Anda berikan kepada kami tentang diri Anda atau perusahaan Anda harus benar dan selalu diperbarui.',
      email: 'Alamat email Anda harus diverifikasi, kecuali jika Anda masuk dengan Google.',
      password:
        'Jaga kerahasiaan kata sandi Anda; segala hal yang dilakukan melalui akun Anda dianggap sebagai tindakan Anda.',
      roles:
        'Satu alamat email dapat memiliki akun pencari kerja dan akun perusahaan; Anda dapat beralih di antara keduanya.',
    },
    seekers: {
      title: 'Bagi pencari kerja',
      free: 'Pencari kerja tidak dikenai biaya apa pun untuk menggunakan TemuKerja. Siapa pun dilarang meminta uang kepada Anda untuk wawancara atau pekerjaan.',
      interviews:
        'Lamarlah hanya untuk wawancara yang memang hendak Anda hadiri, dan tarik lamaran atau minta ubah jadwal apabila Anda berhalangan.',
      identity:
        'Perusahaan melihat keahlian, pendidikan, dan pengalaman kerja Anda saat Anda melamar. Identitas, kontak, dan file Anda baru ditampilkan kepada perusahaan tersebut setelah perusahaan itu menerima Anda.',
    },
    companies: {
      title: 'Bagi perusahaan',
      visibility: 'Lowongan Anda dapat dilihat oleh pencari kerja setelah administrator memverifikasi perusahaan Anda.',
      vacancies:
        'Pasang hanya lowongan nyata milik perusahaan Anda sendiri, dengan gaji yang jujur, dan tanpa persyaratan yang diskriminatif.',
      applicants:
        'Gunakan data pribadi pelamar yang Anda ketahui hanya untuk perekrutan tersebut. Jangan meneruskannya kepada pihak lain, dan jangan mencoba mencari tahu siapa pelamar yang identitasnya disembunyikan.',
      interviews:
        'Tepati jadwal wawancara yang Anda tawarkan, atau minta ubah jadwal dalam waktu yang wajar sebelum wawancara.',
    },
    tokens: {
      title: 'Token',
      cost: 'Menerima satu pelamar memerlukan satu token. Menolak tidak dikenai biaya. Perusahaan baru memulai dengan satu token.',
      purchase:
        'Token dibeli dalam paket dengan harga dalam rupiah dan dibayar melalui QRIS; token ditambahkan ke saldo setelah pembayaran dikonfirmasi.',
      use: 'Token yang telah digunakan untuk menerima pelamar tidak dikembalikan, karena identitas pelamar telah ditampilkan. Token tidak dapat dialihkan atau ditukarkan dengan uang.',
      refunds:
        'Jika suatu pembayaran dikembalikan, token dari pembelian tersebut yang belum digunakan akan ditarik kembali.',
    },
    verification: {
      title: 'Verifikasi',
      text: 'Administrator dapat memverifikasi perusahaan, menolaknya, atau mencabut verifikasinya, dan memberikan alasan. Verifikasi berarti kami telah memeriksa dokumen yang diserahkan kepada kami. Verifikasi bukan jaminan atas perilaku suatu perusahaan.',
    },
    forbidden: {
      title: 'Hal yang dilarang',
      text: 'Identitas palsu, lowongan yang melanggar hukum atau menyesatkan, pengumpulan data pribadi orang lain, gangguan terhadap layanan, dan upaya mengakses bagian layanan yang tidak diperuntukkan bagi Anda. Kami dapat menutup akun yang melakukan hal-hal tersebut.',
    },
    liability: {
      title: 'Tanggung jawab hukum',
      text: 'Kami mengelola TemuKerja dengan cermat, tetapi tidak dapat menjanjikan bahwa TemuKerja selalu tersedia atau bebas dari kesalahan. Sepanjang diperbolehkan oleh hukum Indonesia, kami tidak bertanggung jawab atas hal yang disepakati atau gagal disepakati antara pencari kerja dan perusahaan.',
    },
    law: {
      title: 'Perubahan, hukum, dan kontak',
      text: 'Jika syarat dan ketentuan ini berubah dalam hal yang berarti bagi Anda, kami akan memberitahukannya kepada Anda melalui email sebelum perubahan itu berlaku. Syarat dan ketentuan ini tunduk pada hukum Republik Indonesia. Pertanyaan: <email></email>.',
      more: 'Cara kami memperlakukan data pribadi Anda dijelaskan dalam <privacy>Kebijakan Privasi</privacy> kami. Atau <home>kembali ke halaman utama</home>.',
    },
  },
};
