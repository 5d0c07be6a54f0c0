/** The menu of the administrators' portal, apart so that the other portals do not load it. */
export const adminMenu = {
  companyVerification: 'Verifikasi Perusahaan',
  companies: 'Perusahaan',
  users: 'Pengguna',
  applications: 'Lamaran',
  tokenTransactions: 'Transaksi Token',
  flaggedPayments: 'Pembayaran Bermasalah',
  flaggedPostings: 'Lowongan yang Ditandai',
  reports: 'Laporan',
  oversight: 'Pengawasan',
  auditTrail: 'Jejak Audit',
  playground: 'Playground',
  security: 'Keamanan',
};
