import { Module } from '@nestjs/common';
import { ContractorsModule } from '../contractors/index.js';
import { UsersModule } from '../users/index.js';
import { FavoriteData } from './favorite-data.js';
import { Favorites } from './favorites.js';
import { FavoritesController } from './favorites.controller.js';

@Module({
  imports: [ContractorsModule, UsersModule],
  controllers: [FavoritesController],
  providers: [FavoriteData, Favorites],
})
export class FavoritesModule {}
