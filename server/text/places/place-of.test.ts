import { placeChain, placeName, placeOf } from './place-of';
import places from './places.json';

interface Listed {
  id: string;
  name: string;
  en?: string;
  spellings?: string[];
  areas?: string[];
  contains?: string[];
}
const provinces: (Listed & { kota?: Listed[]; kabupaten?: Listed[] })[] = places.provinces;
const regions: Listed[] = places.regions;
const kota = provinces.flatMap((province) => province.kota ?? []);
const kabupaten = provinces.flatMap((province) => province.kabupaten ?? []);
const all = [...provinces, ...kota, ...kabupaten, ...regions];

const idOf = (location: string) => placeOf(location)?.id;
const bare = (name: string) => name.replace(/^(?:Kota|Kabupaten) /, '');

describe('the list of places', () => {
  it('has every province, kota and kabupaten once', () => {
    expect(provinces).toHaveLength(38);
    expect(new Set(kota.map(({ name }) => bare(name))).size).toBe(98);
    expect(new Set(kabupaten.map(({ name }) => bare(name))).size).toBe(416);
    expect([kota.length, kabupaten.length]).toEqual([98, 416]);
  });

  it('has ids for an address, each once', () => {
    expect(all.map(({ id }) => id).filter((id) => !/^[a-z]+(?:-[a-z]+)*$/.test(id))).toEqual([]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  it('has only its own places inside others', () => {
    const ids = new Set(all.map(({ id }) => id));
    expect(all.flatMap(({ contains = [] }) => contains).filter((id) => !ids.has(id))).toEqual([]);
  });

  it('finds every place by its official name, its spellings and its areas', () => {
    const asked = [
      ...provinces.map(({ id, name }) => [id, `Provinsi ${name}`] as const),
      ...kota.map(({ id, name }) => [id, `Kota ${bare(name)}`] as const),
      ...kabupaten.map(({ id, name }) => [id, `Kab. ${bare(name)}`] as const),
      ...all.flatMap(({ id, spellings = [] }) => spellings.map((spelling) => [id, spelling] as const)),
      ...[...kota, ...kabupaten].flatMap(({ id, name, areas = [] }) =>
        areas.map((area) => [id, `${area}, ${name}`] as const),
      ),
    ];
    expect(asked.filter(([id, location]) => idOf(location) !== id)).toEqual([]);
  });
});

describe('the place of a location', () => {
  it.each([
    ['Jakarta Selatan', 'jakarta-selatan'],
    ['Kota Jakarta Selatan', 'jakarta-selatan'],
    ['Kota Adm. Jakarta Selatan', 'jakarta-selatan'],
    ['JAKSEL', 'jakarta-selatan'],
    ['South Jakarta', 'jakarta-selatan'],
    ['  jakarta   selatan. ', 'jakarta-selatan'],
    ['Jakarta-Selatan 12920', 'jakarta-selatan'],
    ['Kab.Sleman', 'sleman'],
    ['Kota Sleman', 'sleman'],
    ['Bandung City, West Java', 'bandung'],
    ['Bogor Regency', 'kabupaten-bogor'],
    ['Prov. Jawa Barat', 'jawa-barat'],
    ['D.I. Yogyakarta', 'di-yogyakarta'],
    ['Pare-Pare', 'parepare'],
    ['Palangkaraya', 'palangka-raya'],
    ['Tojo Una-Una', 'tojo-una-una'],
    ['Solo', 'surakarta'],
    ['Cikarang Pusat', 'kabupaten-bekasi'],
    ['Kelapa Gading', 'jakarta-utara'],
    ['Kecamatan Tangerang', 'tangerang'],
    ['Sumatra Utara', 'sumatera-utara'],
    ['Riau Islands', 'kepulauan-riau'],
  ])('%s is %s', (location, id) => {
    expect(idOf(location)).toBe(id);
  });

  it.each([
    ['Jakarta Selatan, Jakarta Raya', 'jakarta-selatan'],
    ['Jakarta Raya, Jakarta Selatan', 'jakarta-selatan'],
    ['Kec. Setiabudi, Jakarta Selatan, DKI Jakarta, Indonesia', 'jakarta-selatan'],
    ['Kuta, Bali', 'badung'],
    ['Indonesia, Surabaya', 'surabaya'],
    ['Pulau Jawa - Surabaya', 'surabaya'],
    ['Lombok, NTB', 'lombok'],
    ['Bekasi, Jakarta', 'bekasi'],
    ['Timika, Papua', 'mimika'],
    ['Tarakan, Kalimantan Timur', 'tarakan'],
  ])('%s is the narrowest that agrees: %s', (location, id) => {
    expect(idOf(location)).toBe(id);
  });

  it.each([
    ['Bandung', 'bandung'],
    ['Kabupaten Bandung', 'kabupaten-bandung'],
    ['Bandung Barat', 'bandung-barat'],
    ['Kab. Bandung Barat', 'bandung-barat'],
    ['Soreang, Bandung', 'kabupaten-bandung'],
    ['Lembang, Bandung', 'bandung-barat'],
    ['Cikarang, Bekasi', 'kabupaten-bekasi'],
    ['Serpong, Tangerang', 'tangerang-selatan'],
    ['Kabupaten Tangerang Selatan', 'tangerang-selatan'],
    ['Jakarta', 'dki-jakarta'],
    ['Jawa', 'jawa'],
    ['Papua', 'papua'],
    ['Yogyakarta', 'yogyakarta'],
    ['Sleman, Yogyakarta', 'sleman'],
    ['Jambi', 'jambi'],
    ['Kota Jambi', 'kota-jambi'],
    ['Gorontalo', 'gorontalo'],
    ['Kota Gorontalo', 'kota-gorontalo'],
    ['Kabupaten Gorontalo', 'kabupaten-gorontalo'],
    ['Kuningan', 'kuningan'],
    ['Kuningan, Jakarta', 'jakarta-selatan'],
    ['Setiabudi', 'jakarta-selatan'],
    ['Setiabudi, Bandung', 'bandung'],
    ['Jl. Sudirman 12, Medan', 'medan'],
    ['Jl. Raya Bogor Km 20, Jakarta Timur', 'jakarta-timur'],
    ['Tegal Alur, Jakarta Barat', 'jakarta-barat'],
    ['Tegal Alur - Jakarta Barat', 'jakarta-barat'],
    ['Puncak, Bogor', 'kabupaten-bogor'],
  ])('of a name that several have: %s is %s', (location, id) => {
    expect(idOf(location)).toBe(id);
  });

  it('is the first of several places', () => {
    expect(idOf('Jakarta / Bandung / Surabaya')).toBe('dki-jakarta');
    expect(idOf('Surabaya dan Jakarta')).toBe('surabaya');
  });

  it.each(['Remote', 'WFH', 'Work from home (Indonesia)', 'Indonesia (remote)', 'Kerja dari rumah'])(
    '%s is remote work',
    (location) => {
      expect(idOf(location)).toBe('kerja-jarak-jauh');
    },
  );

  it('is the city where a remote job names one', () => {
    expect(idOf('Remote, Jakarta Selatan')).toBe('jakarta-selatan');
  });

  it.each(['Indonesia', 'Seluruh Indonesia', 'Nationwide'])('%s is anywhere in the country', (location) => {
    expect(idOf(location)).toBe('indonesia');
  });

  it.each(['', '-', 'Kantor pusat', 'Pemalangan', 'Malangan', 'Singapore', 'Kota', '12920'])(
    'is unknown for %p',
    (location) => {
      expect(placeOf(location)).toBeUndefined();
    },
  );

  it('is never that of a part of a word', () => {
    expect(idOf('Pemalang')).toBe('pemalang');
    expect(idOf('Balikpapan')).toBe('balikpapan');
    expect(idOf('Batuceper')).toBe('tangerang');
  });
});

describe('the chain of a place', () => {
  it('names the place first, then all that contain it', () => {
    expect(placeChain('jakarta-selatan')).toEqual(['jakarta-selatan', 'dki-jakarta', 'jabodetabek', 'jawa']);
    expect(placeChain('bekasi')).toEqual(['bekasi', 'jawa-barat', 'jabodetabek', 'jawa']);
    expect(placeChain('mataram')).toEqual(['mataram', 'nusa-tenggara-barat', 'lombok']);
    expect(placeChain('lombok')).toEqual(['lombok', 'nusa-tenggara-barat']);
    expect(placeChain('kerja-jarak-jauh')).toEqual(['kerja-jarak-jauh', 'indonesia']);
    expect(placeChain('bali')).toEqual(['bali']);
    expect(placeChain('atlantis')).toEqual([]);
  });
});

describe('the name of a place', () => {
  it('names that place, in both languages', () => {
    const elsewhere = all.filter(({ id, name, en = name }) => idOf(name) !== id || idOf(en) !== id);
    expect(elsewhere.map(({ name }) => name)).toEqual([]);
  });

  it('is English where people use another one in English', () => {
    expect([placeName('jawa-barat', 'id'), placeName('jawa-barat', 'en')]).toEqual(['Jawa Barat', 'West Java']);
    expect([placeName('bandung', 'id'), placeName('bandung', 'en')]).toEqual(['Bandung', 'Bandung']);
    expect(placeName('atlantis', 'en')).toBeUndefined();
  });
});
