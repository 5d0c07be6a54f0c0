import type { PostingTemplate } from './posting';

export const TECHNOLOGY_POSTINGS: readonly PostingTemplate[] = [
  {
    title: 'Backend Engineer (Node.js)', industries: ['Technology', 'Finance', 'Telecommunications'], language: 'en', salary: { from: 12, to: 20 }, skills: ['Node.js', 'TypeScript', 'SQL', 'Docker', 'REST API'],
    about: 'You join a team of five that owns one product from the database to the dashboard.',
    duties: ['Design and build APIs that stay simple when traffic grows', 'Write migrations, tests and the documentation that the next person needs', 'Take part in a fair on-call rotation, one week in six'],
    needs: ['Three years of backend work in Node.js or a similar stack', 'Solid SQL: you know what an index does and when it hurts', 'Bisa menjelaskan keputusan teknis dengan bahasa yang sederhana'],
  },
  {
    title: 'Frontend Developer (React)', industries: ['Technology', 'Education', 'Media'], language: 'en', salary: { from: 9, to: 16 }, skills: ['React', 'TypeScript', 'CSS', 'Accessibility', 'Git'],
    about: 'Our users sit in shops with slow phones and bright sunlight; you make the product pleasant there.',
    duties: ['Build accessible screens together with design and product', 'Keep the bundle small and measure what you ship', 'Review code and share what you learn on Fridays'],
    needs: ['Two years with React and TypeScript', 'An eye for detail and a habit of testing on real devices', 'Portfolio or repository that we can read'],
  },
  {
    title: 'Mobile Developer (Flutter)', industries: ['Technology', 'Transportation', 'Finance'], language: 'en', salary: { from: 10, to: 17 }, skills: ['Flutter', 'Dart', 'REST API', 'Firebase'],
    about: 'Our application is used by couriers and shop owners all day, often offline.',
    duties: ['Develop features for Android and iOS from one code base', 'Make sync and offline storage reliable', 'Watch crash reports and fix what hurts most first'],
    needs: ['At least one published application', 'Understanding of state management and testing in Flutter', 'Mau turun ke lapangan sekali sebulan untuk melihat pengguna'],
  },
  {
    title: 'QA Engineer', industries: ['Technology', 'Finance', 'Telecommunications'], language: 'en', salary: { from: 7, to: 12 }, skills: ['Manual Testing', 'Playwright', 'SQL', 'API Testing'],
    about: 'You are the voice of the user before the user ever meets a bug.',
    duties: ['Write test plans together with developers before work starts', 'Automate the journeys that matter and keep them stable', 'Report defects that can be reproduced at first try'],
    needs: ['Two years in testing, one with automation', 'Basic SQL and HTTP', 'Telaten dan penasaran'],
  },
  {
    title: 'Data Analyst', industries: ['Technology', 'Finance', 'Retail', 'Transportation'], language: 'en', salary: { from: 7.5, to: 13 }, skills: ['SQL', 'Python', 'Looker Studio', 'Statistics'],
    about: 'Decisions here are made with numbers, and you make sure that they are the right ones.',
    duties: ['Build dashboards for sales, operations and finance', 'Answer ad-hoc questions with clear, reproducible queries', 'Define metrics and defend them'],
    needs: ['Strong SQL and spreadsheets; Python is a plus', 'Bachelor in Statistics, Informatics or a related field', 'Can tell a story with one good chart instead of ten'],
  },
  {
    title: 'UI/UX Designer', industries: ['Technology', 'Media', 'Education'], language: 'en', salary: { from: 7, to: 13 }, skills: ['Figma', 'User Research', 'Design System', 'Prototyping'],
    about: 'Two designers, one researcher, and a product used by 60,000 people each month.',
    duties: ['Turn research into flows, wireframes and polished screens', 'Grow our design system in Figma', 'Test prototypes with at least five people per feature'],
    needs: ['A portfolio that shows how you think, not only how it looks', 'Two years in product design', 'Kolaboratif dan terbuka terhadap kritik'],
  },
  {
    title: 'IT Support', industries: ['Technology', 'Healthcare', 'Education', 'Retail', 'Hospitality', 'Finance'], language: 'id', salary: { from: 4.5, to: 6.5 }, skills: ['Troubleshooting', 'Windows', 'Jaringan Komputer', 'Helpdesk'],
    about: 'Anda menjaga perangkat dan jaringan tetap sehat di kantor pusat dan cabang.',
    duties: ['Menangani tiket perangkat keras, jaringan dan surel', 'Menyiapkan laptop dan akun karyawan baru', 'Membuat cadangan data dan memeriksanya setiap minggu'],
    needs: ['Minimal SMK TKJ atau D3 Informatika', 'Memahami dasar jaringan (IP, VLAN, Wi-Fi)', 'Bersedia dinas ke cabang'],
  },
  {
    title: 'Network Engineer', industries: ['Telecommunications', 'Technology'], language: 'en', salary: { from: 8, to: 14 }, skills: ['MikroTik', 'Fiber Optic', 'BGP', 'Monitoring'],
    about: 'You keep 40,000 homes online.',
    duties: ['Operate and extend the access and core network', 'Handle escalations from the NOC and write down root causes', 'Plan capacity for new areas together with the field team'],
    needs: ['MTCNA or CCNA certificate', 'Two years at a provider or integrator', 'Siap standby secara bergiliran'],
  },
  {
    title: 'Teknisi Fiber Optik', industries: ['Telecommunications', 'Energy'], language: 'id', salary: { from: 4.2, to: 6 }, skills: ['Splicing', 'Fiber Optic', 'K3', 'SIM C'],
    about: 'Pekerjaan lapangan dengan alat lengkap, motor dinas, dan asuransi kecelakaan.',
    duties: ['Instalasi dan perbaikan kabel drop serta ODP', 'Penyambungan serat dengan splicer dan pengukuran OTDR', 'Mendokumentasikan pekerjaan lewat aplikasi'],
    needs: ['Minimal SMK Teknik', 'Tidak takut ketinggian, bersedia kerja akhir pekan bergilir', 'SIM C aktif'],
  },
  {
    title: 'Product Manager', industries: ['Technology', 'Finance'], language: 'en', salary: { from: 18, to: 28 }, skills: ['Product Strategy', 'User Research', 'Roadmapping', 'Analytics'],
    about: 'You decide what we build next, and can say why.',
    duties: ['Talk to customers every week and turn problems into small, testable bets', 'Write short briefs that engineers enjoy reading', 'Follow each release with numbers and decide what stays'],
    needs: ['Three years as product manager or a close role', 'Fluent in Indonesian and English', 'Rendah hati terhadap data'],
  },
];
