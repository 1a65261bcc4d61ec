export const banners = {};
