import sharp from 'sharp';
import { SeededRandom } from '../../testkit/seeded-random';

const EDGE = 256;
const SKIES = [
  ['#0f766e', '#5eead4'],
  ['#1d4ed8', '#93c5fd'],
  ['#9333ea', '#e9d5ff'],
  ['#be123c', '#fda4af'],
  ['#b45309', '#fde68a'],
  ['#15803d', '#bbf7d0'],
  ['#0369a1', '#bae6fd'],
  ['#4338ca', '#c7d2fe'],
] as const;
const SKINS = ['#f1c9a5', '#e0ac7e', '#c68b5c', '#a86f45', '#8a5a3a'] as const;
const HAIRS = ['#1f1611', '#2b1d14', '#3b2a20', '#111827'] as const;
const SHIRTS = ['#f8fafc', '#fef3c7', '#e0f2fe', '#1e293b', '#fce7f3', '#dcfce7'] as const;

/** A drawn portrait of no real person, always the same for the same name. */
export function drawPortrait(name: string): Promise<Buffer> {
  const random = new SeededRandom(`portrait ${name}`);
  const [dark, light] = random.pick(SKIES);
  const skin = random.pick(SKINS);
  const hair = random.pick(HAIRS);
  const shirt = random.pick(SHIRTS);
  const veil = random.pick(SKIES)[0];
  const hairShapes = [
    `<path d="M78 112c-4-52 22-74 50-74s54 22 50 74c-6-26-20-38-50-38s-44 12-50 38z" fill="${hair}"/>`,
    `<path d="M74 176c-14-92 8-140 54-140s68 48 54 140c-10-4-12-18-12-60-8-26-20-34-42-34s-34 8-42 34c0 42-2 56-12 60z" fill="${hair}"/>`,
    `<path d="M68 196c-10-108 14-160 60-160s70 52 60 160c-18 10-30-2-24-70-4-34-16-44-36-44s-32 10-36 44c6 68-6 80-24 70z" fill="${veil}"/>`,
  ];
  return toWebp(`
    <defs><linearGradient id="sky" x2="1" y2="1"><stop stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient></defs>
    <rect width="256" height="256" fill="url(#sky)"/>
    <circle cx="${random.whole(20, 236)}" cy="${random.whole(10, 90)}" r="${random.whole(24, 60)}" fill="#fff" opacity=".18"/>
    <path d="M36 256c4-56 40-76 92-76s88 20 92 76z" fill="${shirt}"/>
    <path d="M108 156h40v34c-8 14-32 14-40 0z" fill="${skin}"/>
    <ellipse cx="128" cy="118" rx="44" ry="54" fill="${skin}"/>
    ${random.pick(hairShapes)}
    <circle cx="111" cy="120" r="4.5" fill="#1f2937"/><circle cx="145" cy="120" r="4.5" fill="#1f2937"/>
    <path d="M112 144c10 ${random.whole(8, 14)} 22 ${random.whole(8, 14)} 32 0" fill="none" stroke="#7f1d1d" stroke-width="4" stroke-linecap="round" opacity=".7"/>`);
}

const MARKS = [
  '<circle cx="104" cy="128" r="52" fill="#fff" opacity=".9"/><circle cx="152" cy="128" r="52" fill="#fff" opacity=".55"/>',
  '<path d="M128 56l72 128H56z" fill="#fff" opacity=".9"/><path d="M128 112l40 72H88z" fill="#fff" opacity=".45"/>',
  '<rect x="64" y="64" width="56" height="128" rx="14" fill="#fff" opacity=".9"/><rect x="136" y="104" width="56" height="88" rx="14" fill="#fff" opacity=".6"/>',
  '<path d="M60 160c28-72 108-72 136 0" fill="none" stroke="#fff" stroke-width="26" stroke-linecap="round"/><circle cx="128" cy="172" r="20" fill="#fff" opacity=".75"/>',
  '<path d="M72 72h112L72 184h112" fill="none" stroke="#fff" stroke-width="28" stroke-linejoin="round" stroke-linecap="round"/>',
  '<path d="M128 52c44 40 60 68 60 96a60 60 0 0 1-120 0c0-28 16-56 60-96z" fill="#fff" opacity=".9"/>',
] as const;

/** A simple mark on the company's own colours. */
export function drawLogo(companyName: string): Promise<Buffer> {
  const random = new SeededRandom(`logo ${companyName}`);
  const [dark] = random.pick(SKIES);
  const turn = random.pick([0, 0, 0, 90, 180]);
  return toWebp(
    `<rect width="256" height="256" rx="56" fill="${dark}"/><g transform="rotate(${turn} 128 128)">${random.pick(MARKS)}</g>`,
  );
}

function toWebp(shapes: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${EDGE}" height="${EDGE}" viewBox="0 0 256 256">${shapes}</svg>`;
  return sharp(Buffer.from(svg)).webp({ quality: 85, effort: 2 }).toBuffer();
}
