/** A made street address in a real ZIP area. */
export interface Place {
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

/** Where the demo's houses and contractors are: clusters, so that "near me" finds something near. */
export const PLACES: readonly Place[] = [
  { street: 'Alder Street', city: 'Kingston', state: 'NY', zip: '12401' },
  { street: 'Wall Street', city: 'Rosendale', state: 'NY', zip: '12472' },
  { street: 'Main Street', city: 'New Paltz', state: 'NY', zip: '12561' },
  { street: 'Partition Street', city: 'Saugerties', state: 'NY', zip: '12477' },
  { street: 'Academy Street', city: 'Poughkeepsie', state: 'NY', zip: '12601' },
  { street: 'Tinker Street', city: 'Woodstock', state: 'NY', zip: '12498' },
  { street: 'Cedar Avenue', city: 'Austin', state: 'TX', zip: '78702' },
  { street: 'Bouldin Avenue', city: 'Austin', state: 'TX', zip: '78704' },
  { street: 'Mays Street', city: 'Round Rock', state: 'TX', zip: '78664' },
  { street: 'San Antonio Street', city: 'San Marcos', state: 'TX', zip: '78666' },
  { street: 'Brown Street', city: 'Phoenix', state: 'AZ', zip: '85006' },
  { street: 'Mill Avenue', city: 'Tempe', state: 'AZ', zip: '85281' },
  { street: 'Center Street', city: 'Mesa', state: 'AZ', zip: '85201' },
  { street: 'Peach Street', city: 'Atlanta', state: 'GA', zip: '30307' },
  { street: 'Ponce Place', city: 'Decatur', state: 'GA', zip: '30030' },
  { street: 'Ashland Avenue', city: 'Chicago', state: 'IL', zip: '60608' },
  { street: 'Oak Park Avenue', city: 'Oak Park', state: 'IL', zip: '60302' },
  { street: 'Calle Ocho', city: 'Miami', state: 'FL', zip: '33135' },
  { street: 'Palm Avenue', city: 'Hialeah', state: 'FL', zip: '33010' },
  { street: 'Boyle Avenue', city: 'Los Angeles', state: 'CA', zip: '90033' },
  { street: 'Garfield Avenue', city: 'Alhambra', state: 'CA', zip: '91801' },
  { street: 'Larimer Street', city: 'Denver', state: 'CO', zip: '80205' },
  { street: 'Olde Wadsworth', city: 'Arvada', state: 'CO', zip: '80002' },
  { street: 'Division Street', city: 'Portland', state: 'OR', zip: '97202' },
];
