import { distanceMiles } from './distance.js';

describe('distanceMiles', () => {
  it('is 2,446 miles from New York to Los Angeles, within a mile', () => {
    const newYork = { latitude: 40.7128, longitude: -74.006 };
    const losAngeles = { latitude: 34.0522, longitude: -118.2437 };
    expect(Math.abs(distanceMiles(newYork, losAngeles) - 2446)).toBeLessThan(1);
    expect(distanceMiles(losAngeles, newYork)).toBeCloseTo(distanceMiles(newYork, losAngeles), 9);
  });

  it('is nothing to oneself, across the date line too', () => {
    expect(distanceMiles({ latitude: 51.5, longitude: 180 }, { latitude: 51.5, longitude: -180 })).toBeCloseTo(0, 6);
  });
});
