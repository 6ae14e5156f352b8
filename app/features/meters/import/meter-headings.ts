export const meterHeadings =
  "odometer|odo|odometer reading|mileage|meter|meter reading|kilometerstand|km stand|tachostand|kilometraje|odometro|hours|hour meter|engine hours";
