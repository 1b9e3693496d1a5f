import { Module } from '@nestjs/common';
import { ZipCentroids } from './zip-centroids.js';

@Module({ providers: [ZipCentroids], exports: [ZipCentroids] })
export class GeoModule {}
