import PDFDocument from 'pdfkit';

export interface Resume {
  fullName: string;
  headline: string;
  email: string;
  phoneNumber: string;
  education: string;
  workExperience: string;
  technicalSkills: readonly string[];
  softSkills: readonly string[];
  writtenAt: Date;
}

const INK = '#111827';
const ACCENT = '#0f766e';

/** A one-page CV. */
export function writeCv(resume: Resume): Promise<Buffer> {
  return writePdf(`CV ${resume.fullName}`, resume.writtenAt, (pdf) => {
    pdf.fillColor(ACCENT).font('Helvetica-Bold').fontSize(24).text(resume.fullName);
    pdf.fillColor(INK).font('Helvetica').fontSize(12).text(resume.headline);
    pdf.fontSize(10).text(`${resume.email}   ${resume.phoneNumber}`).moveDown();
    section(pdf, 'Pengalaman Kerja', resume.workExperience);
    section(pdf, 'Pendidikan', resume.education);
    section(pdf, 'Keahlian Teknis', resume.technicalSkills.join(', '));
    section(pdf, 'Keahlian Lain', resume.softSkills.join(', '));
  });
}

/** Three pages with one piece of work each. */
export function writePortfolio({ fullName, headline, writtenAt }: Resume, pieces: readonly string[]): Promise<Buffer> {
  return writePdf(`Portofolio ${fullName}`, writtenAt, (pdf) => {
    pieces.forEach((piece, index) => {
      if (index > 0) pdf.addPage();
      pdf
        .fillColor(ACCENT)
        .font('Helvetica-Bold')
        .fontSize(20)
        .text(`${index + 1}. ${headline}`);
      pdf.roundedRect(56, 120, 480, 260, 12).fill(['#ccfbf1', '#dbeafe', '#fef3c7'][index % 3] ?? ACCENT);
      pdf.fillColor(INK).font('Helvetica').fontSize(12).text(piece, 56, 410, { width: 480 });
    });
  });
}

function section(pdf: PDFKit.PDFDocument, title: string, text: string): void {
  pdf.fillColor(ACCENT).font('Helvetica-Bold').fontSize(13).text(title).moveDown(0.2);
  pdf.fillColor(INK).font('Helvetica').fontSize(10.5).text(text, { lineGap: 3 }).moveDown();
}

/** A document of A4 pages, drawn by `draw`. */
export function writePdf(title: string, writtenAt: Date, draw: (pdf: PDFKit.PDFDocument) => void): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // The date is given, so that the same demo has the same bytes.
    const pdf = new PDFDocument({ size: 'A4', margin: 56, info: { Title: title, CreationDate: writtenAt } });
    const parts: Buffer[] = [];
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
    draw(pdf);
    pdf.end();
  });
}
