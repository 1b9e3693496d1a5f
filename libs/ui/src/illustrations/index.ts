export { HOUSE_SPOTS, MeasuredHouse } from './measured-house.js';
export type { HouseCallout, HouseSpot, MeasuredHouseProps } from './measured-house.js';
export { SamplePhoto } from './sample-photo.js';
export type { SamplePhotoProps, SampleSubject } from './sample-photo.js';
export { SpotDrawing } from './spot-drawing.js';
export type { SpotDrawingProps, SpotSubject } from './spot-drawing.js';
