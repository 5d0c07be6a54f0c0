import type { CompanyProfile } from './content/companies';
import { writePdf } from './cv-pdf';

/** The one page of a deed of establishment that an administrator looks at. It says that it is a sample. */
export function writeDeed(
  { name, address, industry }: CompanyProfile,
  { number, writtenAt }: { number: string; writtenAt: Date },
): Promise<Buffer> {
  return writePdf(`Akta Pendirian ${name}`, writtenAt, (pdf) => {
    pdf.font('Helvetica-Bold').fontSize(20).text('AKTA PENDIRIAN', { align: 'center' });
    pdf.font('Helvetica').fontSize(12).text(`Nomor: ${number}`, { align: 'center' }).moveDown(2);
    pdf.font('Helvetica-Bold').fontSize(14).text(name).moveDown(0.5);
    pdf.font('Helvetica').fontSize(11);
    pdf.text(`Berkedudukan di ${address}.`).moveDown();
    pdf.text(`Maksud dan tujuan perseroan: menjalankan usaha di bidang ${industry}.`).moveDown();
    pdf.text('Dibuat di hadapan notaris dan disahkan oleh Kementerian Hukum.').moveDown(3);
    pdf.fontSize(9).text('Dokumen contoh untuk demo TemuKerja, tanpa kekuatan hukum.');
  });
}
