/**
 * Carters with a commercial waste zone contract and the names on their bills, to recognize who wrote a bill. The site
 * does not say which zones they serve.
 */
export const HAULERS: { name: string; printed: string[] }[] = [
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
