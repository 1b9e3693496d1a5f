// What shows how a repair stands: conditions, evidence, held money, the report's words, drawings. Public pages show samples.
export * from '../components/condition-row/condition-row.js';
export * from '../components/contact-block/contact-block.js';
export * from '../components/evidence-pair/evidence-pair.js';
export * from '../components/held-money/held-money.js';
export * from '../components/quote/quote.js';
export * from '../components/sum-list/sum-list.js';
export * from '../components/timeline/timeline.js';
export { HOUSE_SPOTS, MeasuredHouse } from '../illustrations/measured-house.js';
export type { HouseCallout, HouseSpot, MeasuredHouseProps } from '../illustrations/measured-house.js';
export { SamplePhoto } from '../illustrations/sample-photo.js';
export type { SamplePhotoProps, SampleSubject } from '../illustrations/sample-photo.js';
