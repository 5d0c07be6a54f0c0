import type { PostingTemplate } from './posting';

/** Factory, warehouse, building site, field, bank. */
export const INDUSTRY_POSTINGS: readonly PostingTemplate[] = [
  {
    title: 'Operator Produksi', industries: ['Manufacturing', 'Agriculture'], language: 'id', salary: { from: 4, to: 5.2 }, skills: ['Operasi Mesin', '5S', 'K3', 'Kerja Shift'],
    about: 'UMK, lembur dihitung, makan siang dan jemputan disediakan.',
    duties: ['Mengoperasikan mesin produksi sesuai instruksi kerja', 'Mencatat hasil dan hambatan setiap jam', 'Menjaga area kerja sesuai 5S'],
    needs: ['Minimal SMA/SMK, usia 18–35 tahun', 'Sehat jasmani, bersedia tiga shift', 'Tidak buta warna'],
  },
  {
    title: 'Quality Control Staff', industries: ['Manufacturing', 'Agriculture'], language: 'id', salary: { from: 4.6, to: 6.5 }, skills: ['Quality Control', 'ISO 9001', 'GMP', 'Microsoft Excel'],
    about: 'Anda berhak menghentikan lini bila mutu tidak terpenuhi, dan kami mendukungnya.',
    duties: ['Memeriksa bahan baku, proses dan barang jadi', 'Mencatat ketidaksesuaian dan mengawal perbaikannya', 'Membantu audit pelanggan dan sertifikasi'],
    needs: ['D3/S1 Teknik Kimia, Teknologi Pangan atau Teknik Industri', 'Memahami ISO 9001 atau HACCP', 'Tegas namun santun'],
  },
  {
    title: 'Production Planning (PPIC) Officer', industries: ['Manufacturing'], language: 'en', salary: { from: 6, to: 9 }, skills: ['PPIC', 'SAP', 'Inventory', 'Microsoft Excel'],
    about: 'You balance machines, people and material so that orders leave on time.',
    duties: ['Make the weekly production plan and follow it daily', 'Control stock of raw material and finished goods', 'Solve shortages with purchasing before the line stops'],
    needs: ['Bachelor of Industrial Engineering', 'Two years of PPIC in a factory', 'Strong Excel; SAP is a plus'],
  },
  {
    title: 'Teknisi Listrik / Maintenance', industries: ['Manufacturing', 'Energy', 'Hospitality', 'Construction'], language: 'id', salary: { from: 4.8, to: 7 }, skills: ['Listrik Industri', 'PLC', 'Genset', 'K3 Listrik'],
    about: 'Perawatan terjadwal, bukan pemadam kebakaran.',
    duties: ['Merawat panel, motor, genset dan pompa', 'Menangani gangguan dan mencatat penyebabnya', 'Mengusulkan penggantian sebelum rusak'],
    needs: ['SMK/D3 Teknik Listrik', 'Sertifikat K3 Listrik menjadi nilai tambah', 'Bersedia siaga bergiliran'],
  },
  {
    title: 'Admin Gudang', industries: ['Transportation', 'Manufacturing', 'Retail', 'Agriculture'], language: 'id', salary: { from: 3.9, to: 5.2 }, skills: ['Inventory Control', 'WMS', 'Microsoft Excel', 'Ketelitian'],
    about: 'Gudang 6.000 m2 dengan sistem WMS dan pemindai.',
    duties: ['Mencatat barang masuk dan keluar di WMS', 'Menyiapkan surat jalan dan mencocokkan fisik', 'Melakukan cycle count setiap minggu'],
    needs: ['Minimal SMA/SMK', 'Terbiasa dengan Excel (VLOOKUP, pivot)', 'Jujur dan tahan bekerja di gudang'],
  },
  {
    title: 'Kurir / Rider', industries: ['Transportation'], language: 'id', salary: { from: 18, to: 28, hourly: true }, skills: ['SIM C', 'Navigasi', 'Pelayanan', 'Disiplin'],
    about: 'Dibayar per jam plus insentif paket, asuransi kecelakaan, dan jas hujan dari kami.',
    duties: ['Mengantar 40–70 paket per hari di area yang tetap', 'Menagih COD dan menyetor pada hari yang sama', 'Menjaga paket dan kendaraan'],
    needs: ['SIM C dan STNK aktif', 'Memiliki ponsel Android', 'Mengenal jalan di area sekitar'],
  },
  {
    title: 'Driver Truk (SIM B1 Umum)', industries: ['Transportation', 'Construction', 'Agriculture', 'Manufacturing'], language: 'id', salary: { from: 4.5, to: 6.5 }, skills: ['SIM B1 Umum', 'Perawatan Kendaraan', 'K3'],
    about: 'Uang jalan dibayar di muka, armada di bawah lima tahun.',
    duties: ['Mengantar barang antarkota sesuai jadwal', 'Memeriksa kendaraan sebelum berangkat', 'Menyelesaikan dokumen pengiriman'],
    needs: ['SIM B1 Umum aktif', 'Pengalaman 2 tahun, bebas pelanggaran berat', 'Sehat dan tidak merokok saat bertugas'],
  },
  {
    title: 'Export Import Officer', industries: ['Transportation', 'Manufacturing', 'Agriculture'], language: 'en', salary: { from: 6, to: 9.5 }, skills: ['PIB/PEB', 'Incoterms', 'English', 'CEISA'],
    about: 'Containers to Japan, the Netherlands and Malaysia each week.',
    duties: ['Prepare PEB, PIB, COO and shipping instructions', 'Coordinate with shipping lines, PPJK and customs', 'Track costs and demurrage'],
    needs: ['Two years in export import', 'Kepabeanan certificate (PPJK) is a plus', 'Good written English'],
  },
  {
    title: 'Site Engineer', industries: ['Construction', 'Energy'], language: 'en', salary: { from: 7.5, to: 12 }, skills: ['AutoCAD', 'MS Project', 'K3 Konstruksi', 'Quality Control'],
    about: 'Warehouse and housing projects of 10 to 80 billion rupiah.',
    duties: ['Supervise subcontractors and daily progress', 'Prepare shop drawings and quantity take-off', 'Make sure that nobody gets hurt on your site'],
    needs: ['Bachelor of Civil Engineering', 'SKK Konstruksi level 6 or higher', 'Bersedia ditempatkan di lokasi proyek'],
  },
  {
    title: 'Drafter Arsitektur', industries: ['Construction'], language: 'id', salary: { from: 4.8, to: 7.2 }, skills: ['AutoCAD', 'SketchUp', 'Revit', 'RAB'],
    about: 'Gambar kerja yang bisa dibangun, bukan hanya indah di layar.',
    duties: ['Membuat gambar kerja dan detail', 'Berkoordinasi dengan struktur dan MEP', 'Memperbarui as-built drawing'],
    needs: ['SMK/D3 Arsitektur', 'Mahir AutoCAD dan SketchUp', 'Portofolio minimal dua proyek terbangun'],
  },
  {
    title: 'Agronomist / Penyuluh Lapangan', industries: ['Agriculture'], language: 'id', salary: { from: 5, to: 7.5 }, skills: ['Agronomi', 'Penyuluhan', 'SIM C', 'Pelaporan'],
    about: 'Anda mendampingi 80 petani mitra dari tanam sampai panen.',
    duties: ['Melatih petani tentang budidaya dan pemupukan', 'Mencatat luas tanam dan perkiraan panen', 'Menjembatani petani dan pabrik'],
    needs: ['D3/S1 Pertanian', 'Senang bekerja di lapangan', 'Bisa berbahasa daerah setempat menjadi nilai tambah'],
  },
  {
    title: 'Account Officer Kredit Mikro', industries: ['Finance'], language: 'id', salary: { from: 4.6, to: 7 }, skills: ['Analisis Kredit', 'Penjualan', 'SIM C', 'Komunikasi'],
    about: 'Melayani pedagang pasar dan usaha rumahan dengan insentif pencairan.',
    duties: ['Mencari dan menganalisis calon debitur', 'Melakukan survei lapangan dan menyusun proposal kredit', 'Memantau angsuran dan menjaga NPL di bawah 3%'],
    needs: ['Minimal D3 semua jurusan', 'Memiliki motor dan SIM C', 'Berintegritas dan ulet'],
  },
  {
    title: 'Solar Panel Installer', industries: ['Energy'], language: 'en', salary: { from: 4.8, to: 7.5 }, skills: ['Solar PV', 'Electrical', 'Working at Height', 'K3'],
    about: 'Rooftop systems for schools, clinics and small islands; travel is part of the job.',
    duties: ['Install panels, inverters and batteries by the drawing', 'Test and commission systems together with the engineer', 'Train users in daily care'],
    needs: ['Vocational school in electrical engineering', 'No fear of heights or boats', 'Working-at-height certificate is a plus'],
  },
];
