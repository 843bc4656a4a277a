/** Hauler names in the city's awards, and variants printed on bills. */
const HAULERS: { name: string; printed: string[] }[] = [
  { name: '#1 Waste & Recycler', printed: ['#1 Waste & Recycler', 'Number One Waste & Recycler'] },
  { name: '5 Borough Waste Removal', printed: ['5 Borough Waste Removal', 'Five Borough Waste Removal'] },
  {
    name: 'Action Carting Environmental Services',
    printed: ['Action Carting', 'Action Environmental', 'Interstate Waste Services'],
  },
  { name: 'Basin Haulage', printed: ['Basin Haulage'] },
  { name: 'Classic Recycling', printed: ['Classic Recycling'] },
  { name: 'Cogent Waste Solutions', printed: ['Cogent Waste'] },
  { name: 'Crown Waste', printed: ['Crown Waste', 'Crown Container'] },
  { name: 'Filco Carting', printed: ['Filco Carting', 'Filco'] },
  { name: 'Green Environmental Services', printed: ['Green Environmental Services'] },
  { name: 'Industrial Carting', printed: ['Industrial Carting'] },
  { name: 'Liberty Ashes', printed: ['Liberty Ashes'] },
  {
    name: 'Metropolitan Paper Recycling',
    printed: ['Metropolitan Paper Recycling', 'Metropolitan Recycling'],
  },
  { name: 'MRT BWR', printed: ['MRT BWR', 'Mr. T Carting', 'Boro-Wide Recycling', 'Borowide Recycling'] },
  { name: 'New York Recycling Solutions', printed: ['New York Recycling Solutions'] },
  { name: 'Priority First Carting', printed: ['Priority First Carting'] },
  { name: 'Recycle Track Systems', printed: ['Recycle Track Systems', 'RTS NYC'] },
  { name: 'Royal Waste Services', printed: ['Royal Waste'] },
  { name: 'Waste Connections of New York', printed: ['Waste Connections'] },
];

const PATTERNS = HAULERS.flatMap(({ name, printed }) =>
  [name, ...printed].map((each) => {
    const words =
      each
        .toLowerCase()
        .replaceAll('&', 'and')
        .match(/[\p{L}\d#]+/gu) ?? [];
    const text = words.map((word) => (word === 'and' ? '(?:and|&)' : word)).join('[^\\p{L}\\d#]+');
    return { name, pattern: new RegExp(`(?<![\\p{L}\\d#])${text}(?![\\p{L}\\d])`, 'iu') };
  }),
);

/** The hauler's name in the city's award, and the position of its printed name in the text. */
export function knownHaulerIn(text: string): { name: string; start: number; end: number } | undefined {
  for (const { name, pattern } of PATTERNS) {
    const match = pattern.exec(text);
    if (match) return { name, start: match.index, end: match.index + match[0].length };
  }
  return undefined;
}
