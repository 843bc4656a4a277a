/**
 * Limits in metric tons of CO2 equivalent per sq ft a year, for 2024-2029, 2030-2034, 2035-2039 and
 * 2040-2049. Names are ENERGY STAR Portfolio Manager's. Source: 1 RCNY 103-14(c)(3). The register's
 * `ll97-limit-*` entries record when they were last checked.
 */
export const PROPERTY_TYPES = [
  { name: 'Adult Education', limits: [0.00758, 0.003565528, 0.002674146, 0.001782764] },
  { name: 'Ambulatory Surgical Center', limits: [0.01181, 0.008980612, 0.006735459, 0.004490306] },
  { name: 'Automobile Dealership', limits: [0.00675, 0.002824097, 0.002118072, 0.001412048] },
  { name: 'Bank Branch', limits: [0.00987, 0.004036172, 0.003027129, 0.002018086] },
  { name: 'Bowling Alley', limits: [0.00574, 0.003103815, 0.002327861, 0.001551907] },
  { name: 'College/University', limits: [0.00987, 0.002099748, 0.001236322, 0.000180818] },
  { name: 'Convenience Store without Gas Station', limits: [0.00675, 0.003540032, 0.002655024, 0.001770016] },
  { name: 'Courthouse', limits: [0.00426, 0.001480533, 0.0011104, 0.000740266] },
  { name: 'Data Center', limits: [0.02381, 0.014791131, 0.011093348, 0.007395565] },
  { name: 'Distribution Center', limits: [0.00574, 0.0009916, 0.000549637, 0.000123568] },
  { name: 'Enclosed Mall', limits: [0.01074, 0.003983803, 0.002987852, 0.001991901] },
  { name: 'Financial Office', limits: [0.00846, 0.003697004, 0.002772753, 0.001848502] },
  { name: 'Fitness Center/Health Club/Gym', limits: [0.00987, 0.003946728, 0.002960046, 0.001973364] },
  { name: 'Food Sales', limits: [0.01181, 0.00520888, 0.00390666, 0.00260444] },
  { name: 'Food Service', limits: [0.01181, 0.007749414, 0.00581206, 0.003874707] },
  { name: 'Hospital (General Medical & Surgical)', limits: [0.02381, 0.007335204, 0.004654044, 0.002997851] },
  { name: 'Hotel', limits: [0.00987, 0.003850668, 0.002640017, 0.001465772] },
  { name: 'K-12 School', limits: [0.00675, 0.002230588, 0.001488109, 0.000809607] },
  { name: 'Laboratory', limits: [0.02381, 0.026029868, 0.019522401, 0.013014934] },
  { name: 'Library', limits: [0.00675, 0.002218412, 0.001663809, 0.001109206] },
  { name: 'Lifestyle Center', limits: [0.00846, 0.00470585, 0.003529387, 0.002352925] },
  { name: 'Mailing Center/Post Office', limits: [0.00426, 0.00198044, 0.00148533, 0.00099022] },
  { name: 'Manufacturing/Industrial Plant', limits: [0.00758, 0.00141703, 0.000975993, 0.000508346] },
  { name: 'Medical Office', limits: [0.01074, 0.002912778, 0.001683565, 0.000407851] },
  { name: 'Movie Theater', limits: [0.01181, 0.005395268, 0.004046451, 0.002697634] },
  { name: 'Multifamily Housing', limits: [0.00675, 0.00334664, 0.002692183, 0.002052731] },
  { name: 'Museum', limits: [0.01181, 0.0053958, 0.00404685, 0.0026979] },
  { name: 'Non-Refrigerated Warehouse', limits: [0.00426, 0.000883187, 0.000568051, 0.000163152] },
  { name: 'Office', limits: [0.00758, 0.002690852, 0.00165234, 0.000581893] },
  { name: 'Other - Education', limits: [0.00846, 0.002934006, 0.001867699, 0.000839571] },
  { name: 'Other - Entertainment/Public Assembly', limits: [0.00987, 0.002956738, 0.002250122, 0.00135561] },
  { name: 'Other - Lodging/Residential', limits: [0.00758, 0.001901982, 0.001329089, 0.000762093] },
  { name: 'Other - Mall', limits: [0.01074, 0.001928226, 0.001006426, 0.000067983] },
  { name: 'Other - Public Services', limits: [0.00758, 0.003808033, 0.002856025, 0.001904017] },
  { name: 'Other - Recreation', limits: [0.00987, 0.00447957, 0.003359678, 0.002239785] },
  { name: 'Other - Restaurant/Bar', limits: [0.02381, 0.008505075, 0.006378806, 0.004252537] },
  { name: 'Other - Services', limits: [0.01074, 0.001823381, 0.001367536, 0.000911691] },
  { name: 'Other - Specialty Hospital', limits: [0.02381, 0.006321819, 0.004741365, 0.00316091] },
  { name: 'Other - Technology/Science', limits: [0.02381, 0.010446456, 0.007834842, 0.005223228] },
  {
    name: 'Outpatient Rehabilitation/Physical Therapy',
    limits: [0.01181, 0.006018323, 0.004513742, 0.003009161],
  },
  { name: 'Parking', limits: [0.00426, 0.000214421, 0.000104943, 0] },
  { name: 'Performing Arts', limits: [0.00846, 0.002472539, 0.001399345, 0] },
  {
    name: 'Personal Services (Health/Beauty, Dry Cleaning, etc.)',
    limits: [0.00574, 0.004843037, 0.003632278, 0.002421519],
  },
  { name: 'Pre-school/Daycare', limits: [0.00675, 0.002362874, 0.001772155, 0.001181437] },
  { name: 'Refrigerated Warehouse', limits: [0.00987, 0.002852131, 0.002139098, 0.001426066] },
  {
    name: 'Repair Services (Vehicle, Shoe, Locksmith, etc.)',
    limits: [0.00426, 0.002210699, 0.001658024, 0.001105349],
  },
  { name: 'Residence Hall/Dormitory', limits: [0.00758, 0.002464089, 0.001332459, 0.000528616] },
  { name: 'Residential Care Facility', limits: [0.01138, 0.004893124, 0.004027812, 0.002272629] },
  { name: 'Restaurant', limits: [0.01181, 0.004038374, 0.00302878, 0.002019187] },
  { name: 'Retail Store', limits: [0.00758, 0.00210449, 0.00121605, 0.00017604] },
  { name: 'Self-Storage Facility', limits: [0.00426, 0.00061183, 0.000404901, 0.000132282] },
  { name: 'Senior Care Community', limits: [0.01138, 0.004410123, 0.003336443, 0.002277912] },
  { name: 'Social/Meeting Hall', limits: [0.00987, 0.003833108, 0.002874831, 0.001916554] },
  { name: 'Strip Mall', limits: [0.01181, 0.001361842, 0.000600493, 0.000038512] },
  { name: 'Supermarket/Grocery Store', limits: [0.02381, 0.00675519, 0.004256103, 0.002030027] },
  { name: 'Transportation Terminal/Station', limits: [0.00426, 0.000571669, 0.000428752, 0.000285834] },
  { name: 'Urgent Care/Clinic/Other Outpatient', limits: [0.01181, 0.005772375, 0.004329281, 0.002886187] },
  { name: 'Vocational School', limits: [0.00574, 0.004613122, 0.003459842, 0.002306561] },
  { name: 'Wholesale Club/Supercenter', limits: [0.01138, 0.004264962, 0.003198721, 0.002132481] },
  { name: 'Worship Facility', limits: [0.00574, 0.001230602, 0.000866921, 0.000549306] },
] as const satisfies readonly PropertyType[];

export interface PropertyType {
  name: string;
  limits: readonly [number, number, number, number];
}

export type PropertyTypeName = (typeof PROPERTY_TYPES)[number]['name'];
