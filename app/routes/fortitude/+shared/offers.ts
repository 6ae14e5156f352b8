/** What the sales team offers. The plans that the product knows are in auth/permissions. */
export const offers = [
  {
    name: "Basic",
    price: "$49",
    period: "/month",
    action: "Get Started",
    contents: [
      "Up to 10 vehicles",
      "3 user accounts",
      "Basic reporting",
      "3 OCR scans/month",
      "Email support",
    ],
  },
  {
    name: "Pro",
    price: "$149",
    period: "/month",
    badge: "Most Popular",
    action: "Get Started",
    contents: [
      "Up to 50 vehicles",
      "10 user accounts",
      "Advanced analytics",
      "Unlimited OCR scans",
      "Priority support",
      "API access",
    ],
  },
  {
    name: "Enterprise",
    price: "Custom",
    action: "Contact Sales",
    contents: [
      "Unlimited vehicles and users",
      "Custom integrations",
      "Unlimited OCR",
      "24/7 dedicated support",
      "SLA guarantee",
      "On-premise option",
    ],
  },
];

export const capabilities: { name: string }[] = [
  { name: "Vehicle and equipment tracking" },
  { name: "Maintenance scheduling and alerts" },
  { name: "Pre-trip inspection management" },
  { name: "Breakdown and incident logging" },
  { name: "Parts inventory management" },
  { name: "OCR invoice scanning" },
  { name: "Cost tracking and analytics" },
  { name: "Multi-user account management" },
  { name: "Custom reporting dashboard" },
  { name: "Fuel receipt management" },
  { name: "VIN decoder and lookup" },
  { name: "CSV data export" },
];
